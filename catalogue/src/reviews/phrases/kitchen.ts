import type { PhraseBank } from './phraseBank.ts';

/** What shoppers say about 餐厨器具. */
export const kitchenPhrases: PhraseBank = {
  praise: [
    ['几乎天天都用。', 'I use it nearly every day.'],
    ['分量刚好，洗起来也省事。', 'Good weight, and no trouble to wash.'],
    ['颜色比照片沉一点，更耐看。', 'A shade deeper than in the pictures, and better for it.'],
    ['边缘打磨得很细，没有一点毛刺。', 'The edges are beautifully finished, not a rough spot anywhere.'],
    ['朋友来家里看见，都问在哪里买的。', 'Everyone who comes by asks where it is from.'],
    ['用得很勤，还和新的一样。', 'Plenty of use and it still looks new.'],
    ['做饭的心情都好了。', 'It makes cooking feel less like a chore.'],
    ['放在灶台边就很好看，舍不得收进柜子。', 'Too handsome for the cupboard, so it lives on the counter.'],
    ['爸妈用了也说顺手，又买了一件。', 'My parents tried mine and I had to order another.'],
  ],
  reservations: [
    ['要擦干再收，稍微费点心。', 'It likes to be dried before you put it away.'],
    ['比想象中小一圈，下单前看看尺寸。', 'A little smaller than I pictured, so do check the size.'],
    ['标签的胶有点难撕。', 'The sticker took some scrubbing to come off.'],
    ['要是再轻一点就完美了。', 'I would only wish it a touch lighter.'],
  ],
  complaints: [
    ['有个小黑点，说是正常现象，心里还是别扭。', 'There is a dark speck. They say it is normal, but it bothers me.'],
    ['用了两周，表面已经有划痕。', 'Scratched after two weeks of ordinary use.'],
    ['和我收到的上一件颜色差得有点多。', 'The color is quite far from the one I bought before.'],
  ],
};
