import type { PhraseBank } from './phraseBank.ts';

/** Review phrases about 布包. */
export const bagsPhrases: PhraseBank = {
  praise: [
    ['装得很多，背着不勒肩。', 'Holds a lot and does not cut into the shoulder.'],
    ['布料挺括，又不显笨重。', 'Sturdy cloth without the bulk.'],
    ['夹层分得合理，钥匙不用翻。', 'Sensible pockets, and my keys are always where they should be.'],
    ['通勤、买菜、短途都是它。', 'Work, groceries, weekends: it does them all.'],
    ['出门顺手就拿它。', 'It is the one I grab on my way out.'],
    ['背出去常有人问在哪里买的。', 'People ask me where I got it.'],
    ['颜色好搭衣服。', 'The color goes with all my clothes.'],
  ],
  reservations: [
    ['空着的时候立不住。', 'It does not stand by itself when empty.'],
    ['要是再有一个侧袋就好了。', 'One more side pocket would be perfect.'],
    ['刚到手有点硬，用几天就软了。', 'Stiff at first, but it softened in days.'],
  ],
  complaints: [
    ['提手处有一针线松了。', 'A stitch at the handle was loose.'],
    ['颜色和图片有些差距。', 'The color is not quite that of the picture.'],
  ],
};
