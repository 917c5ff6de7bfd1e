/** Splits a list of words. */
const wordsOf = (list: string) => list.split(/,\s*/);

/**
 * Words for presents and occasions. A present must arrive in time, so a search for one of these words lists sold-out products last.
 */
export const occasions: readonly string[] = [
  '礼物, 送, 送给, 送礼, 礼品, 伴手礼, gift, present, souvenir',
  '生日, 婚礼, 结婚, 乔迁, 新居, 纪念日, 情人节, 母亲节, 父亲节, 圣诞, 圣诞节, 新年, 春节, 毕业',
  "birthday, wedding, housewarming, anniversary, valentine, valentine's day, mother's day, father's day, christmas, graduation",
].flatMap(wordsOf);
