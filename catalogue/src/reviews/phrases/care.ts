import type { PhraseBank } from './phraseBank.ts';

/** What shoppers say about 个护美肤. */
export const carePhrases: PhraseBank = {
  praise: [
    ['用完清清爽爽，不黏。', 'It leaves nothing sticky behind.'],
    ['味道很淡很干净。', 'A clean, barely-there scent.'],
    ['包装好看，摆在洗手台上很舒服。', 'It looks lovely by the basin.'],
    ['一点点就够，用得很慢。', 'A little goes a long way.'],
    ['全家都在用，连先生也不嫌麻烦。', 'The whole household uses it, even my husband.'],
    ['成分写得清楚，买得放心。', 'The ingredients are plainly listed, and that builds trust.'],
    ['用完皮肤是软的，不是滑的。', 'It leaves skin soft rather than slippery.'],
    ['已经又买了一份。', 'I have ordered it again already.'],
  ],
  reservations: [
    ['外盒不太好拆。', 'The box is fiddly to open.'],
    ['希望出个旅行装。', 'A travel size would be great.'],
    ['生产日期是上个月的，还算新鲜。', 'Made last month, so fresh enough.'],
  ],
  complaints: [
    ['不适合我的皮肤，用了两天就停了。', 'It did not suit my skin, so I stopped after two days.'],
    ['收到时外盒破了，不好送人。', 'The box came torn, no good for a present.'],
    ['没有感觉到什么变化。', 'I noticed no difference.'],
  ],
};
