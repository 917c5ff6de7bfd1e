import type { PhraseBank } from './phraseBank.ts';

/** What shoppers say about 居室香氛. */
export const homeScentPhrases: PhraseBank = {
  praise: [
    ['放在玄关，一进门心就静了。', 'It stands by the door and calms me as I walk in.'],
    ['不是那种冲鼻的甜，很自然。', 'Nothing sugary or sharp, just natural.'],
    ['房间的气味一下子干净了。', 'The whole room smells clean.'],
    ['睡前用一会儿，入睡快了不少。', 'A little before bed and I fall asleep sooner.'],
    ['客人一来就问是什么味道。', 'Guests ask about the scent before they sit down.'],
    ['比想象中耐用。', 'It lasts longer than I thought.'],
    ['书桌上放一个，写东西都慢下来了。', 'One on the desk, and my writing slows down nicely.'],
    ['外形好看，不用的时候也舍不得收。', 'So good-looking that I leave it out when it is off.'],
  ],
  reservations: [
    ['大房间要放两个才够。', 'A large room needs two.'],
    ['味道偏淡，喜欢浓的可能不过瘾。', 'On the light side if you like things strong.'],
    ['清理的时候稍微麻烦。', 'Cleaning it takes a little patience.'],
    ['比照片上小一圈。', 'Smaller than it looks in the picture.'],
  ],
  complaints: [
    ['一个星期就没有什么味道了。', 'After a week there was little left to smell.'],
    ['味道和我想的不一样，有点闷。', 'Not the scent I imagined; a bit heavy.'],
    ['收到时磕了一个小口，申请了补发。', 'It arrived chipped; I asked for another.'],
  ],
};

/** What shoppers say about 绿植花器. */
export const greeneryPhrases: PhraseBank = {
  praise: [
    ['包得很仔细，到手一点没坏。', 'So well wrapped that nothing was harmed.'],
    ['房间一下子有了生气。', 'The room suddenly feels alive.'],
    ['器形很美，放在哪里都好看。', 'A beautiful shape that suits any corner.'],
    ['送给妈妈，她每天都要拍一张照片。', 'A gift for my mother, who now photographs it daily.'],
    ['手工的痕迹刚刚好，不粗糙。', 'You see the hand in it without any roughness.'],
    ['比想象中耐看，换季也不想收。', 'It grows on you; I keep it out all year.'],
    ['大小正合适，窗台上摆了一排。', 'The right size; I have a row on the windowsill.'],
    ['颜色温润，衬得叶子更绿。', 'A warm color that makes leaves look greener.'],
  ],
  reservations: [
    ['收到时有一点点土，擦擦就好。', 'A bit of dust on arrival, easily wiped off.'],
    ['比照片上矮一截。', 'Shorter than it looks in the picture.'],
    ['有点沉，挪动要小心。', 'Heavy, so move it with care.'],
    ['颜色比屏幕上深一点。', 'A shade darker than on screen.'],
  ],
  complaints: [
    ['路上颠簸，到家歪了一边。', 'The journey was rough and it arrived leaning to one side.'],
    ['边上有一处小缺口，申请了补发。', 'A chip at the rim; I asked for another.'],
    ['和图片相比小太多了。', 'Far smaller than the picture suggests.'],
  ],
};
