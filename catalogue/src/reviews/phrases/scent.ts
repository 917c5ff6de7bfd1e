import type { PhraseBank } from './phraseBank.ts';

/** Review phrases about 居室香氛, with or without a scent. */
export const homeScentPhrases: PhraseBank = {
  praise: [
    ['房间的气氛一下子不一样了。', 'The whole room feels different.'],
    ['晚上用一会儿，人就静下来了。', 'A little of it in the evening and I wind down.'],
    ['客人一来就问是哪里买的。', 'Guests ask where it is from before they sit down.'],
    ['书桌上放一个，写东西都慢下来了。', 'One on the desk, and my writing slows down nicely.'],
    ['外形好看，不用的时候也舍不得收。', 'So good-looking that I leave it out between uses.'],
    ['比想象中耐用。', 'It lasts longer than I thought.'],
    ['送人很体面，自己又留了一份。', 'A handsome present, so I kept one for myself.'],
  ],
  reservations: [
    ['房间大的话，效果会弱一点。', 'In a large room it does less.'],
    ['比照片上小一圈。', 'Smaller than it looks in the picture.'],
    ['外盒有点难拆。', 'The box is fiddly to open.'],
  ],
  complaints: [
    ['和我想的不太一样。', 'Not quite what I imagined.'],
    ['收到时外盒湿了一角。', 'One corner of the box arrived damp.'],
  ],
};

/** Review phrases about 香氛蜡烛与线香, in addition to those about all home scents. */
export const fragrancePhrases: PhraseBank = {
  praise: [
    ...homeScentPhrases.praise,
    ['不是那种冲鼻的甜，很自然。', 'Nothing sugary or sharp, just natural.'],
    ['味道很有层次。', 'There are layers to the scent.'],
  ],
  reservations: [...homeScentPhrases.reservations, ['大房间里味道偏淡。', 'On the light side in a large room.']],
  complaints: [
    ...homeScentPhrases.complaints,
    ['味道和我想的不一样，有点闷。', 'Not the scent I imagined; a bit heavy.'],
  ],
};

/** Review phrases about 盆栽. */
export const plantPhrases: PhraseBank = {
  praise: [
    ['叶子精神，一看就养得好。', 'Healthy leaves; someone took good care of it.'],
    ['房间一下子有了生气。', 'The room suddenly feels alive.'],
    ['养了没多久，就冒了新叶。', 'Not long in my window and already a new leaf.'],
    ['盆比想象中好看。', 'The pot is nicer than I expected.'],
    ['根很满，土也是好土。', 'Full roots in good soil.'],
    ['问了客服怎么养，讲得很明白，新手也不慌。', 'Support told me just how to care for it, a comfort for a beginner.'],
    ['送给妈妈，她每天都要拍一张照片。', 'A gift for my mother, who now photographs it daily.'],
  ],
  reservations: [
    ['路上掉了一片老叶，缓了几天就好。', 'An old leaf dropped on the way; it settled in a few days.'],
    ['收到时撒了一点土，擦擦就好。', 'A little soil had spilled, easily wiped up.'],
    ['比照片上矮一截，等它长。', 'Shorter than in the picture; I will wait for it to grow.'],
  ],
  complaints: [
    ['到家一周黄了两片叶子。', 'Two leaves turned yellow within a week.'],
    ['盆边磕了一个小口，客服补了一个。', 'The pot was chipped, and they sent another.'],
  ],
};

/** Review phrases about 花瓶. */
export const vasePhrases: PhraseBank = {
  praise: [
    ['器形很美，放在哪里都好看。', 'A beautiful shape that suits any corner.'],
    ['手工的痕迹刚刚好，不粗糙。', 'You see the hand in it without any roughness.'],
    ['插一根枯枝就够了。', 'One dry branch is all it needs.'],
    ['比想象中耐看。', 'It grows on you.'],
    ['底很稳，猫碰过两次都没倒。', 'A steady base; the cat has tried it twice.'],
    ['颜色温润，衬得花更亮。', 'A warm color that makes flowers brighter.'],
    ['装水一整天，桌面是干的。', 'Full of water all day, and the table stayed dry.'],
  ],
  reservations: [
    ['有点沉，挪动要小心。', 'Heavy, so move it with care.'],
    ['颜色比屏幕上深一点。', 'A shade darker than on screen.'],
    ['里面要用长刷才洗得到。', 'You need a long brush for the inside.'],
  ],
  complaints: [
    ['边上有一处小缺口，申请了补发。', 'A chip at the rim; I asked for another.'],
    ['和图片相比小太多了。', 'Far smaller than the picture suggests.'],
  ],
};
