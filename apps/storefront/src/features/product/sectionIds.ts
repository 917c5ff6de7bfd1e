/** Ids of the sections below the fold, for links within the page. */
export const PRODUCT_ID = 'product';
export const DETAILS_ID = 'details';
export const PARAMETERS_ID = 'parameters';
export const REVIEWS_ID = 'reviews';
export const RELATED_ID = 'related';
