/** Element id of the recently viewed section, for links to it. */
export const VIEWED_ID = 'viewed';
