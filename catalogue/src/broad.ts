/**
 * Words of `synonyms` that also name other things. A search for another word of their group does not include them. For example,
 * "bottle" finds a thermos, but "thermos" does not find a bottle vase, and "shelf" does not find bookshelf speakers.
 */
export const broad: readonly string[] = ['bottle', '瓶子', '书架', 'bookshelf'];
