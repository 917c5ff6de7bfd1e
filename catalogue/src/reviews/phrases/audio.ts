import type { PhraseBank } from './phraseBank.ts';

/** What shoppers say about 数码影音. */
export const audioPhrases: PhraseBank = {
  praise: [
    ['开箱就能用，上手很快。', 'Ready out of the box and easy to live with.'],
    ['细节做得很到位，拿在手里就知道值。', 'You can feel in the hand where the money went.'],
    ['反应很快，没有延迟。', 'Quick to respond, no lag at all.'],
    ['外观克制，放哪里都不突兀。', 'Quiet looks that fit in anywhere.'],
    ['同事来试过以后，自己也下单了。', 'A colleague tried mine and ordered one too.'],
    ['说明简单，长辈也学得会。', 'Simple enough for my parents to get on with.'],
    ['对比过两款更贵的，最后留下了它。', 'I compared two pricier ones and kept this.'],
    ['配件都能单独买，这点很加分。', 'Spare parts are sold separately, a big plus.'],
    ['用了一阵子，没有掉过链子。', 'Daily use so far and not one hiccup.'],
  ],
  reservations: [
    ['盒子里要是有收纳袋就更好了。', 'A pouch in the box would have been nice.'],
    ['表面有点沾指纹。', 'The surface collects fingerprints.'],
    ['说明书的字太小了。', 'The print in the manual is tiny.'],
    ['头几天要适应一下。', 'It takes a few days to get used to.'],
  ],
  complaints: [
    ['用了几天出了点小毛病，重启才好。', 'It acted up after a few days and needed a restart.'],
    ['和宣传的效果有些差距。', 'Not quite what the page promises.'],
    ['收到时外盒压坏了，送人不好看。', 'The box arrived crushed, no good for a present.'],
  ],
};
