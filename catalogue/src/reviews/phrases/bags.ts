import type { PhraseBank } from './phraseBank.ts';

/** What shoppers say about 布包. */
export const bagsPhrases: PhraseBank = {
  praise: [
    ['装得很多，背着不勒肩。', 'Holds a lot and does not cut into the shoulder.'],
    ['布料挺括，越用越有味道。', 'Sturdy cloth that gets better with use.'],
    ['夹层分得合理，钥匙不用翻。', 'Sensible pockets, and my keys are always where they should be.'],
    ['通勤、买菜、短途都是它。', 'Work, groceries, weekends: it does them all.'],
    ['淋过一场雨，里面还是干的。', 'Caught in the rain, and everything inside stayed dry.'],
    ['走线整齐，没有线头。', 'Straight seams, no loose threads.'],
    ['颜色耐脏，也好搭衣服。', 'A color that hides dirt and goes with my clothes.'],
  ],
  reservations: [
    ['空着的时候立不住。', 'It does not stand by itself when empty.'],
    ['要是再有一个侧袋就好了。', 'One more side pocket would be perfect.'],
    ['刚到手有点硬，用几天就软了。', 'Stiff at first, but it softened in days.'],
  ],
  complaints: [
    ['提手的线松了，寄回去修。', 'The stitching at the handle came loose and I sent it in.'],
    ['比想的小，电脑放不进去。', 'Smaller than I thought, and my laptop does not fit.'],
  ],
};
