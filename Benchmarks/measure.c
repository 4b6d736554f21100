// Runs a command several times and prints the median of its wall and CPU time and its highest peak of memory:
//
//     measure RUNS COMMAND ARGUMENT…      ->   WALL_MS CPU_MS PEAK_KIB STATUS
//
// The command's output goes to /dev/null. A program of a few pages, since Linux counts the memory of the process that forks
// toward the peak of its child; a script's own memory would hide that of a small command.

#define _GNU_SOURCE
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static double milliseconds(struct timeval time) { return time.tv_sec * 1e3 + time.tv_usec / 1e3; }

static int ascending(const void *a, const void *b) {
  double left = *(const double *)a, right = *(const double *)b;
  return (left > right) - (left < right);
}

int main(int count, char **arguments) {
  int runs = count > 2 ? atoi(arguments[1]) : 0;
  if (runs < 1 || runs > 10000) {
    fprintf(stderr, "usage: measure RUNS COMMAND ARGUMENT…\n");
    return 2;
  }
  double *wall = calloc(runs, sizeof *wall), *cpu = calloc(runs, sizeof *cpu);
  long peak = 0;
  int status = 0;
  for (int run = 0; run < runs; run++) {
    struct timespec before, after;
    clock_gettime(CLOCK_MONOTONIC, &before);
    pid_t child = fork();
    if (child < 0) return 2;
    if (child == 0) {
      int nothing = open("/dev/null", O_RDWR);
      dup2(nothing, 0);
      dup2(nothing, 1);
      dup2(nothing, 2);
      execvp(arguments[2], arguments + 2);
      _exit(127);
    }
    struct rusage usage;
    if (wait4(child, &status, 0, &usage) != child) return 2;
    clock_gettime(CLOCK_MONOTONIC, &after);
    wall[run] = (after.tv_sec - before.tv_sec) * 1e3 + (after.tv_nsec - before.tv_nsec) / 1e6;
    cpu[run] = milliseconds(usage.ru_utime) + milliseconds(usage.ru_stime);
    if (usage.ru_maxrss > peak) peak = usage.ru_maxrss;
  }
  qsort(wall, runs, sizeof *wall, ascending);
  qsort(cpu, runs, sizeof *cpu, ascending);
  printf("%.2f %.2f %ld %d\n", wall[runs / 2], cpu[runs / 2], peak, WIFEXITED(status) ? WEXITSTATUS(status) : 128);
  return 0;
}
