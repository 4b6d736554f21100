// What Embedded Swift expects of a C library, for WebAssembly with nothing around it.
//
// The module has one thread and imports nothing from its host, so the same input gives the same bytes everywhere.

#include <stddef.h>
#include <stdint.h>

// Memory. The heap is everything after the linker's `__heap_base`. Block sizes come in classes, four to each power of two; a
// freed block goes to the list of its class and the next allocation of that class takes it. Each block has a header of 16
// bytes in front of it, so that blocks are aligned to 16.

extern unsigned char __heap_base;

typedef struct Header {
  struct Header *next;  // In a list of free blocks: the next one. In an aligned block: the block that it is cut from.
  uint32_t class;
  uint32_t padding[2];
} Header;

enum { header_size = 16, class_count = 4 * 28, aligned_class = 0xFFFF, page_size = 65536 };

static Header *free_blocks[class_count];
static uintptr_t heap_end;   // The first byte never given out.
static uintptr_t heap_limit; // The end of the memory that the host has given.

// The payload of a class: 16, 20, 24, 28, 32, 40, 48, 56, 64, … rounded up to a multiple of 16.
static size_t class_size(uint32_t class) {
  size_t size = (size_t)(4 + class % 4) << (2 + class / 4);
  return (size + 15) & ~(size_t)15;
}

static uint32_t class_of(size_t size) {
  if (size <= 16) return 0;
  uint32_t shift = 29 - (uint32_t)__builtin_clz((uint32_t)(size - 1)); // The top three bits say where in its power of two.
  return (shift - 2) * 4 + (uint32_t)((size - 1) >> shift) - 4 + 1;
}

void *malloc(size_t size) {
  if (size > 0x70000000) return NULL;
  uint32_t class = class_of(size);
  Header *block = free_blocks[class];
  if (block) {
    free_blocks[class] = block->next;
    return (unsigned char *)block + header_size;
  }
  if (heap_end == 0) {
    heap_end = ((uintptr_t)&__heap_base + 15) & ~(uintptr_t)15;
    heap_limit = __builtin_wasm_memory_size(0) * page_size;
  }
  size_t whole = header_size + class_size(class);
  if (whole > heap_limit - heap_end) {
    size_t missing = whole - (heap_limit - heap_end);
    size_t pages = (missing + page_size - 1) / page_size;
    // Growing is slow, so ask for an eighth more than there is, but be content with what is needed.
    size_t generous = pages + heap_limit / page_size / 8;
    if (__builtin_wasm_memory_grow(0, generous) != (size_t)-1) {
      pages = generous;
    } else if (__builtin_wasm_memory_grow(0, pages) == (size_t)-1) {
      return NULL;
    }
    heap_limit += pages * page_size;
  }
  block = (Header *)heap_end;
  heap_end += whole;
  block->class = class;
  return (unsigned char *)block + header_size;
}

void free(void *pointer) {
  if (!pointer) return;
  Header *block = (Header *)((unsigned char *)pointer - header_size);
  if (block->class == aligned_class) block = block->next;
  block->next = free_blocks[block->class];
  free_blocks[block->class] = block;
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  if (alignment <= 16) {
    *result = malloc(size);
    return *result ? 0 : 12; // ENOMEM
  }
  if (size > 0x70000000 || alignment > 0x1000000) return 12;
  unsigned char *whole = malloc(size + alignment);
  if (!whole) return 12;
  uintptr_t address = ((uintptr_t)whole + alignment) & ~(uintptr_t)(alignment - 1);
  Header *inner = (Header *)(address - header_size); // There is room: the address is at least 16 bytes further on.
  inner->class = aligned_class;
  inner->next = (Header *)(whole - header_size);
  *result = (void *)address;
  return 0;
}

// The instructions for bulk memory do the work: at -O2 clang turns each of these bodies into one.

void *memcpy(void *restrict to, const void *restrict from, size_t count) {
  return __builtin_memcpy(to, from, count);
}

void *memmove(void *to, const void *from, size_t count) { return __builtin_memmove(to, from, count); }

void *memset(void *to, int byte, size_t count) { return __builtin_memset(to, byte, count); }

void *calloc(size_t count, size_t size) {
  size_t bytes;
  if (__builtin_mul_overflow(count, size, &bytes)) return NULL;
  void *pointer = malloc(bytes);
  return pointer ? memset(pointer, 0, bytes) : NULL;
}

void *realloc(void *pointer, size_t size) {
  if (!pointer) return malloc(size);
  Header *block = (Header *)((unsigned char *)pointer - header_size);
  size_t room = block->class == aligned_class ? 0 : class_size(block->class);
  if (size <= room) return pointer;
  if (block->class == aligned_class) {
    Header *whole = block->next;
    room = class_size(whole->class) - (size_t)((unsigned char *)pointer - ((unsigned char *)whole + header_size));
  }
  void *larger = malloc(size);
  if (!larger) return NULL;
  memcpy(larger, pointer, room < size ? room : size);
  free(pointer);
  return larger;
}

int memcmp(const void *a, const void *b, size_t count) {
  const unsigned char *left = a, *right = b;
  for (size_t index = 0; index < count; index++) {
    if (left[index] != right[index]) return left[index] < right[index] ? -1 : 1;
  }
  return 0;
}

size_t strlen(const char *text) {
  size_t count = 0;
  while (text[count]) count++;
  return count;
}

// Swift seeds its hash tables with this. A fixed seed keeps runs alike; nothing here is a secret to guard.
void arc4random_buf(void *buffer, size_t count) { memset(buffer, 0x5A, count); }

// The product of two 128-bit integers, from products of 32-bit parts, of which only the low 128 bits are wanted.
__int128 __multi3(__int128 a, __int128 b) {
  uint64_t a_low = (uint64_t)a, a_high = (uint64_t)((unsigned __int128)a >> 64);
  uint64_t b_low = (uint64_t)b, b_high = (uint64_t)((unsigned __int128)b >> 64);
  uint64_t a0 = (uint32_t)a_low, a1 = a_low >> 32, b0 = (uint32_t)b_low, b1 = b_low >> 32;
  uint64_t low = a0 * b0;
  uint64_t middle = a1 * b0 + (low >> 32);
  uint64_t middle_low = a0 * b1 + (uint32_t)middle;
  uint64_t high = a1 * b1 + (middle >> 32) + (middle_low >> 32) + a_low * b_high + a_high * b_low;
  return (__int128)((unsigned __int128)high << 64 | (middle_low << 32 | (uint32_t)low));
}

uintptr_t __stack_chk_guard = 0x5AFE57AC;
void __stack_chk_fail(void) { __builtin_trap(); }

// Where Swift would print a message before it traps; there is no console.
int putchar(int character) { return character; }
