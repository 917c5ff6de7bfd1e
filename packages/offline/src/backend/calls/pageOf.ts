/** Returns the entries of one page, numbered from 1. */
export function pageOf<T>(all: readonly T[], { pageNumber, pageSize }: { pageNumber: number; pageSize: number }): T[] {
  return all.slice((pageNumber - 1) * pageSize, pageNumber * pageSize);
}
