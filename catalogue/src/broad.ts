/**
 * Words of `synonyms` that also name other things. A search for another word of their group does not include them. For example,
 * "bottle" finds a thermos, but "thermos" does not find a bottle vase, "shelf" does not find bookshelf speakers, and "coffee pot"
 * (咖啡壶, 水壶) does not find a watering can (浇水壶). 皮 is also skin, peel and bark, and 牛皮 is in
 * 牛皮纸 (kraft paper).
 */
export const broad: readonly string[] = ['bottle', '瓶子', '书架', 'bookshelf', '水壶', '皮', '牛皮'];
