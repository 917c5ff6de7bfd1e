// A module without schemas: screens import these limits without the contract's code.

/** Default number of entries on a page of a list. */
export const DEFAULT_PAGE_SIZE = 10;
export const MAX_PAGE_SIZE = 100;
export const MAX_PAGE_NUMBER = 10_000;
