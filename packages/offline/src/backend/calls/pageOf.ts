/** The entries of one page, the first of which has the number 1. */
export function pageOf<T>(all: readonly T[], { pageNumber, pageSize }: { pageNumber: number; pageSize: number }): T[] {
  return all.slice((pageNumber - 1) * pageSize, pageNumber * pageSize);
}
