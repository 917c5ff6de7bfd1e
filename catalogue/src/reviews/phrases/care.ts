import type { PhraseBank } from './phraseBank.ts';

/** What shoppers say about 个护美肤. */
export const carePhrases: PhraseBank = {
  praise: [
    ['敏感肌用着没有刺痛，回购第三次了。', 'No sting on my sensitive skin; this is my third.'],
    ['用完清清爽爽，不黏。', 'It leaves nothing sticky behind.'],
    ['味道很淡很干净。', 'A clean, barely-there scent.'],
    ['换季起皮的问题好多了。', 'My seasonal flaking is so much better.'],
    ['包装好看，摆在洗手台上很舒服。', 'It looks lovely by the basin.'],
    ['一点点就够，用得很慢。', 'A little goes a long way.'],
    ['全家都在用，连先生也不嫌麻烦。', 'The whole household uses it, even my husband.'],
    ['成分写得清楚，买得放心。', 'The ingredients are plainly listed, and that builds trust.'],
    ['用完皮肤是软的，不是滑的。', 'It leaves skin soft rather than slippery.'],
  ],
  reservations: [
    ['外盒不太好拆。', 'The box is fiddly to open.'],
    ['夏天会觉得略厚。', 'A bit rich for summer.'],
    ['希望出个旅行装。', 'A travel size would be great.'],
    ['生产日期是上个月的，还算新鲜。', 'Made last month, so fresh enough.'],
  ],
  complaints: [
    ['用了两天额头冒了小疙瘩，只好停了。', 'Small bumps on my forehead after two days, so I stopped.'],
    ['收到时外盒破了，不好送人。', 'The box came torn, no good for a present.'],
    ['没有感觉到什么变化。', 'I noticed no difference.'],
  ],
};
