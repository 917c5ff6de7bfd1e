import type { PhraseBank } from './phraseBank.ts';

/** Review phrases about 文具纸品. */
export const stationeryPhrases: PhraseBank = {
  praise: [
    ['做工精细，拿在手里很舒服。', 'Finely made and good to hold.'],
    ['摆在桌上，人也想坐下来。', 'It makes me want to sit down at my desk.'],
    ['包装简单，没有多余的塑料。', 'Simple packaging with no needless plastic.'],
    ['没多久又补了一份。', 'It was not long before I ordered another.'],
    ['送了朋友一份，她很喜欢。', 'I gave one to a friend, who loves it.'],
    ['细节看得出用心。', 'You can tell that someone cared about the details.'],
    ['质感比价格高一档。', 'It feels a class above its price.'],
    ['书桌上最常碰的就是它。', 'The thing on my desk that I reach for most.'],
  ],
  reservations: [
    ['要是再多几个颜色就好了。', 'A few more colors would be welcome.'],
    ['比看上去小巧。', 'Smaller than it looks.'],
    ['外盒贴纸不太好撕。', 'The sticker on the box is hard to peel.'],
  ],
  complaints: [
    ['外盒压瘪了一角，包装应该再硬一些。', 'One corner of the box was dented; the packing should be stiffer.'],
    ['和图片色差比较大。', 'The color is rather unlike the picture.'],
  ],
};
