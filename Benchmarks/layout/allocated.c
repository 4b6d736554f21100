// How many bytes of the heap are in use; Swift's view of the C library leaves mallinfo2 out.
#include <malloc.h>

long allocated_bytes(void) {
  const struct mallinfo2 info = mallinfo2();
  return (long)(info.uordblks + info.hblkhd);
}
