import type { PhraseBank } from './phraseBank.ts';

/** What shoppers say about 家具. */
export const furniturePhrases: PhraseBank = {
  praise: [
    ['没有刺鼻味道，当天就用上了。', 'No harsh smell; we used it the same day.'],
    ['师傅送货很准时，还把包装带走了。', 'Delivered on the dot, and they took the packaging away.'],
    ['尺寸和标注一致，严丝合缝放进角落。', 'True to its measurements; it slid into the corner exactly.'],
    ['用了一阵子，越看越喜欢。', 'The longer we have it, the more I like it.'],
    ['边角都倒圆了，家里有小孩很放心。', 'Rounded corners everywhere, a relief with a toddler.'],
    ['屋子一下子有了样子。', 'The room finally looks finished.'],
    ['看不见的地方也磨过了。', 'Even the parts nobody sees are sanded.'],
    ['推了推，一点不晃。', 'I gave it a push and it did not wobble.'],
  ],
  reservations: [
    ['比想象中重，搬上楼请找人帮忙。', 'Heavier than expected; get help with the stairs.'],
    ['颜色和屏幕上略有出入，能接受。', 'The tone differs a little from the screen, nothing serious.'],
    ['包装纸板太多，收拾了好一会儿。', 'So much cardboard that clearing it took a while.'],
  ],
  complaints: [
    ['等了将近三周才送到。', 'It took nearly three weeks to arrive.'],
    ['有一处磕碰，运输保护不够。', 'It arrived with a dent; it wanted better packing.'],
  ],
};
