import type { PhraseBank } from './phraseBank.ts';

/** Review phrases about durable small tools: 园艺工具、梳理. */
export const toolPhrases: PhraseBank = {
  praise: [
    ['握着很顺手，比想象中轻巧。', 'Comfortable to hold and handier than I thought.'],
    ['做工细，没有一处扎手。', 'Carefully made, with no rough spot.'],
    ['用惯了就离不开。', 'Now I would not be without it.'],
    ['好看得舍不得收起来。', 'Too good-looking to put away.'],
    ['买来送长辈，她说正需要。', 'A present for my aunt, who said it was just what she needed.'],
    ['东西简单，但做得认真。', 'A simple thing, seriously made.'],
  ],
  reservations: [
    ['比图片上小一点。', 'A little smaller than in the picture.'],
    ['颜色比屏幕上深一点。', 'A shade darker than on screen.'],
    ['包装可以再简单些。', 'It could do with less packaging.'],
  ],
  complaints: [
    ['表面的颜色不太均匀。', 'The color is a little uneven.'],
    ['收到时有一道划痕。', 'It arrived with a scratch.'],
  ],
};
