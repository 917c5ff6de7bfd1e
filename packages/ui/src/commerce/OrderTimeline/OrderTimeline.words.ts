import { defineWords } from '../../intl/Words.ts';

export const orderTimelineWords = defineWords(
  {
    label: '订单进度',
    /** How far a step is, for those who do not see the line. The current one needs no word. */
    states: { done: '已完成', upcoming: '未开始', failed: '已中止' },
  },
  {
    label: 'Order progress',
    states: { done: 'done', upcoming: 'still to come', failed: 'ended here' },
  },
);
