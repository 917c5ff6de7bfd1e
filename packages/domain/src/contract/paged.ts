import * as v from 'valibot';
import { DEFAULT_PAGE_SIZE, MAX_PAGE_NUMBER, MAX_PAGE_SIZE } from './pageLimits.ts';
import { count, queryInteger } from './scalars.ts';

/** The two query fields of every paged list, to spread into the query's schema. */
export const pageFields = {
  pageNumber: v.optional(queryInteger(1, MAX_PAGE_NUMBER), 1),
  pageSize: v.optional(queryInteger(1, MAX_PAGE_SIZE), DEFAULT_PAGE_SIZE),
};

/** Schema of one page of a list. `total` counts all entries, `totalPages` is at least 0, pages are numbered from 1. */
/* @__NO_SIDE_EFFECTS__ */
export function paged<const S extends v.GenericSchema>(entry: S) {
  return v.object(pagedFields(entry));
}

/** The fields of {@link paged}, for lists with more fields. */
/* @__NO_SIDE_EFFECTS__ */
export function pagedFields<const S extends v.GenericSchema>(entry: S) {
  return {
    items: v.pipe(v.array(entry), v.maxLength(MAX_PAGE_SIZE)),
    total: count,
    pageNumber: v.pipe(v.number(), v.integer(), v.minValue(1)),
    pageSize: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_PAGE_SIZE)),
    totalPages: count,
  };
}

export interface Paged<T> {
  items: T[];
  total: number;
  pageNumber: number;
  pageSize: number;
  totalPages: number;
}

/** Creates a page from its entries and the total. */
export function toPaged<T>(items: T[], total: number, page: { pageNumber: number; pageSize: number }): Paged<T> {
  return { items, total, ...page, totalPages: Math.ceil(total / page.pageSize) };
}
