/** Id of the section of viewed products, to link to. */
export const VIEWED_ID = 'viewed';
