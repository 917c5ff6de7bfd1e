import type { PhraseBank } from './phraseBank.ts';

/** Review phrases about 个护美肤. */
export const carePhrases: PhraseBank = {
  praise: [
    ['用完清清爽爽，不黏。', 'It leaves nothing sticky behind.'],
    ['味道很淡很干净。', 'A clean, barely-there scent.'],
    ['包装好看，摆在洗手台上很舒服。', 'It looks lovely by the basin.'],
    ['一点点就够，用得很慢。', 'A little goes a long way.'],
    ['全家都在用，连平时嫌麻烦的人也用上了。', 'The whole household uses it, even those who never bother.'],
    ['成分写得清楚，买得放心。', 'The ingredients are plainly listed, and that builds trust.'],
    ['用着很舒服，每天都盼着这一会儿。', 'A pleasure to use; I look forward to it.'],
    ['已经又买了一份。', 'I have ordered it again already.'],
  ],
  reservations: [
    ['包装不太好拆。', 'The packaging is fiddly to open.'],
    ['希望多几种规格可选。', 'I would like more sizes to choose from.'],
    ['生产日期是上个月的，还算新鲜。', 'Made last month, so fresh enough.'],
  ],
  complaints: [
    ['分量比想象中少。', 'There is less of it than I thought.'],
    ['收到时外包装破了，不好送人。', 'The packaging came torn, no good for a present.'],
    ['用完小半，没看出和别家有什么不同。', 'Nearly half gone, and I see no difference from others.'],
  ],
};
