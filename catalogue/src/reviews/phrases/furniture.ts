import type { PhraseBank } from './phraseBank.ts';

/** What shoppers say about 家具. */
export const furniturePhrases: PhraseBank = {
  praise: [
    ['木纹很漂亮，打开箱子就有淡淡的木香。', 'Lovely grain, and a faint smell of wood when the box opened.'],
    ['没有刺鼻味道，当天就用上了。', 'No harsh smell; we used it the same day.'],
    ['师傅送货很准时，还把包装带走了。', 'Delivered on the dot, and they took the packaging away.'],
    ['结实，两个孩子爬上爬下也没事。', 'Sturdy enough for two climbing children.'],
    ['尺寸和标注一致，严丝合缝放进角落。', 'True to its measurements; it slid into the corner exactly.'],
    ['螺丝孔对得很准，一个人也能装。', 'Every hole lined up. I built it alone.'],
    ['用了一阵子，越看越喜欢。', 'The longer we have it, the more I like it.'],
    ['边角都倒圆了，家里有小孩很放心。', 'Rounded corners everywhere, a relief with a toddler.'],
    ['客厅一下子有了样子。', 'The room finally looks finished.'],
  ],
  reservations: [
    ['比想象中重，搬上楼请找人帮忙。', 'Heavier than expected; get help with the stairs.'],
    ['颜色和屏幕上略有出入，能接受。', 'The tone differs a little from the screen, nothing serious.'],
    ['少了一颗螺丝，客服第二天补寄了。', 'One screw was missing; another came the next day.'],
    ['说明书字有点小。', 'The print in the manual is small.'],
  ],
  complaints: [
    ['等了将近三周才送到。', 'It took nearly three weeks to arrive.'],
    ['一条腿不平，垫了纸片才稳。', 'One leg is short, and it needed a folded card to stand still.'],
    ['有一处磕碰，运输保护不够。', 'It arrived with a dent; it wanted better packing.'],
  ],
};
