/**
 * Words of `synonyms` that also name other things. They are not looked for when another word of their group is typed: a shopper who
 * types "bottle" may want a thermos, but one who types "thermos" no bottle vase, and one who types "shelf" no bookshelf speakers.
 */
export const broad: readonly string[] = ['bottle', '瓶子', '书架', 'bookshelf'];
