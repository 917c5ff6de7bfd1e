import type { PhraseBank } from './phraseBank.ts';

/** Review phrases about 家具. */
export const furniturePhrases: PhraseBank = {
  praise: [
    ['没有刺鼻味道，当天就用上了。', 'No harsh smell; we used it the same day.'],
    ['师傅送货很客气，帮忙搬进了屋。', 'A friendly delivery crew carried it in for us.'],
    ['尺寸和标注一致，放进去刚刚好。', 'True to its measurements; it fits right where I wanted it.'],
    ['越看越喜欢。', 'The more I look at it, the more I like it.'],
    ['做工扎实，边角处理得干净。', 'Solidly made, with clean edges.'],
    ['屋子一下子有了样子。', 'The room finally looks finished.'],
    ['看不见的地方也没有马虎。', 'No shortcuts, even where nobody looks.'],
    ['摆好之后稳稳当当。', 'Rock steady once in place.'],
  ],
  reservations: [
    ['比想象中重，搬上楼请找人帮忙。', 'Heavier than expected; get help with the stairs.'],
    ['颜色和屏幕上略有出入，能接受。', 'The tone differs a little from the screen, nothing serious.'],
    ['包装纸板太多，收拾了好一会儿。', 'So much cardboard that clearing it took a while.'],
  ],
  complaints: [
    ['送货比约好的时间晚了。', 'It came later than the time we had agreed on.'],
    ['有一处磕碰，运输保护不够。', 'It arrived with a mark; it needed better packing.'],
  ],
};
