// What Swift's view of the C library leaves out.
#include <malloc.h>

// How many bytes of the heap are in use.
long allocated_bytes(void) {
  const struct mallinfo2 info = mallinfo2();
  return (long)(info.uordblks + info.hblkhd);
}

// Keeps freed memory: given back to the system, it would be faulted in again by each repetition.
void keep_memory(void) {
  mallopt(M_MMAP_THRESHOLD, 1 << 30);
  mallopt(M_TRIM_THRESHOLD, 1 << 30);
}
