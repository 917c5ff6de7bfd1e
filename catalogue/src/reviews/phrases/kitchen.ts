import type { PhraseBank } from './phraseBank.ts';

/** Review phrases about 锅具与刀具砧板. */
export const kitchenPhrases: PhraseBank = {
  praise: [
    ['几乎天天都用，没有后悔。', 'I use it nearly every day and have not looked back.'],
    ['上手很快，不用适应。', 'It felt natural from the first day.'],
    ['边缘打磨得很细，没有一点毛刺。', 'The edges are beautifully finished, not a rough spot anywhere.'],
    ['朋友来家里看见，都问在哪里买的。', 'Everyone who comes by asks where it is from.'],
    ['越用越顺手。', 'The more I use it, the handier it gets.'],
    ['下厨都比从前有耐心了。', 'It has made me more patient in the kitchen.'],
    ['好看得舍不得收进柜子。', 'Too handsome for the cupboard.'],
    ['爸妈用了也说顺手，又买了一件。', 'My parents tried mine and I had to order another.'],
  ],
  reservations: [
    ['平时要花点心思打理。', 'It asks for a little looking after.'],
    ['比想象中小一圈，下单前看看尺寸。', 'A little smaller than I pictured, so do check the size.'],
    ['标签的胶有点难撕。', 'The sticker took some scrubbing to come off.'],
  ],
  complaints: [
    ['用了两周，表面已经有划痕。', 'Scratched after two weeks of ordinary use.'],
    ['收到时有一处磕碰，换了一个才好。', 'It arrived with a ding and had to be exchanged.'],
  ],
};

/** Review phrases about 杯壶. */
export const drinkwarePhrases: PhraseBank = {
  praise: [
    ['每天早上伸手拿的就是它。', 'It is what my hand goes for every morning.'],
    ['颜色很耐看。', 'A color you do not tire of.'],
    ['分量刚好，端着踏实。', 'A good weight that feels sure in the hand.'],
    ['放在桌上看着就舒服。', 'A pleasure just to see on the table.'],
    ['没有奇怪的味道，洗一遍就能用。', 'No odd smell; one rinse and it was ready.'],
    ['同事看见都来要链接。', 'Coworkers keep asking me for the link.'],
    ['送人也拿得出手。', 'Good enough to give as a present.'],
    ['用到现在，还和新的一样。', 'So far it looks as good as new.'],
  ],
  reservations: [
    ['表面有一个小小的点，近看才发现。', 'There is a tiny dot in the finish that you only see up close.'],
    ['要是再多一个颜色可选就好了。', 'One more color would have been nice.'],
    ['比想象中小一点，看清容量再买。', 'Smaller than I imagined, so check the capacity.'],
  ],
  complaints: [
    ['收到时有一处小磕碰，客服给补了。', 'It came with a small nick, and they sent another.'],
    ['颜色和图片差得有点多。', 'The color is quite far from the picture.'],
  ],
};

/** Review phrases about 碗盘. */
export const tablewarePhrases: PhraseBank = {
  praise: [
    ['盛什么都好看，拍照不用摆。', 'Anything looks good in it; I stopped arranging things for photos.'],
    ['从洗碗机里拿出来，还和新的一样。', 'Out of the dishwasher it still looks like new.'],
    ['边沿都磨得圆润，摸着舒服。', 'Every edge is smooth, and it feels good in the hand.'],
    ['大小正合适，一家人又补了几只。', 'The right size, so we bought a few more.'],
    ['客人问了两次哪里买的。', 'Guests have asked twice where we bought it.'],
    ['薄厚均匀，敲一下声音很脆。', 'Even walls, and it rings when you tap it.'],
    ['把家里的旧碗盘都换掉了。', 'It replaced all our old dishes.'],
  ],
  reservations: [
    ['每只釉色深浅略有不同，介意的要想想。', 'The shade varies from piece to piece, if you mind that.'],
    ['比看上去重一点。', 'Heavier than it looks.'],
    ['底部有点粗，放玻璃桌面要垫一下。', 'The foot is a bit rough; put something under it on glass.'],
  ],
  complaints: [
    ['边上有一处缩釉，看着不舒服。', 'There is a gap in the glaze at the rim that bothers me.'],
    ['路上碎了，补发等了四天。', 'Broken on the way, and the replacement took four days.'],
  ],
};
