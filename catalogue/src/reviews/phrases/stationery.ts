import type { PhraseBank } from './phraseBank.ts';

/** What shoppers say about 文具纸品. */
export const stationeryPhrases: PhraseBank = {
  praise: [
    ['做工精细，拿在手里很舒服。', 'Finely made and good to hold.'],
    ['摆在桌上，人也想坐下来。', 'It makes me want to sit down at my desk.'],
    ['包装简单，没有多余的塑料。', 'Simple packaging with no needless plastic.'],
    ['没多久又补了一份。', 'It was not long before I ordered another.'],
    ['孩子毕业时送的，老师也夸好看。', 'A graduation present that even the teachers admired.'],
    ['细节看得出用心。', 'You can tell that someone cared about the details.'],
    ['价格不贵，质感不便宜。', 'Not expensive, and it does not look cheap.'],
  ],
  reservations: [
    ['要是再多几个颜色就好了。', 'A few more colors would be welcome.'],
    ['比看上去小巧。', 'Smaller than it looks.'],
    ['外盒贴纸不太好撕。', 'The sticker on the box is hard to peel.'],
  ],
  complaints: [
    ['边角磕了，包装应该再硬一些。', 'A corner arrived dented; the packing should be stiffer.'],
    ['和图片色差比较大。', 'The color is rather unlike the picture.'],
  ],
};

/** What shoppers say about 书写工具与笔记本, beyond what holds for all stationery. */
export const writingPhrases: PhraseBank = {
  praise: [
    ...stationeryPhrases.praise,
    ['写起来很顺，停不下来。', 'Writing goes so smoothly that I do not want to stop.'],
    ['为了它又开始写日记了。', 'It got me keeping a diary again.'],
  ],
  reservations: stationeryPhrases.reservations,
  complaints: stationeryPhrases.complaints,
};
