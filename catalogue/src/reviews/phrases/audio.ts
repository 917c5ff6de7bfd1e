import type { PhraseBank } from './phraseBank.ts';

/** Review phrases about 桌面数码. */
export const audioPhrases: PhraseBank = {
  praise: [
    ['开箱就能用，上手很快。', 'Ready out of the box and easy to live with.'],
    ['外观克制，放哪里都不突兀。', 'Quiet looks that fit in anywhere.'],
    ['每天上班都用它。', 'Part of every working day.'],
    ['同事来试过以后，自己也下单了。', 'A coworker tried mine and ordered one too.'],
    ['对比过两款更贵的，留下了它。', 'I compared two pricier ones and kept this.'],
    ['用了一阵子，没有掉过链子。', 'Daily use so far and not one hiccup.'],
    ['桌面一下子清爽了。', 'My desk looks so much calmer.'],
  ],
  reservations: [
    ['盒子里要是有收纳袋就更好了。', 'A pouch in the box would have been nice.'],
    ['表面有点沾指纹。', 'The surface collects fingerprints.'],
    ['说明书的字太小了。', 'The print in the manual is tiny.'],
  ],
  complaints: [
    ['用了一周，还是不太顺手。', 'A week in, and I still find it awkward.'],
    ['收到时外盒压坏了，送人不好看。', 'The box arrived crushed, no good for a present.'],
  ],
};

/** Review phrases about 耳机. */
export const earphonePhrases: PhraseBank = {
  praise: [
    ['人声很干净，听播客也舒服。', 'Voices come through clean, and podcasts are a pleasure.'],
    ['连接很快，拿出来就连上了。', 'It connects as soon as I take it out.'],
    ['戴着开了两个小时会，耳朵没疼。', 'Two hours of meetings and my ears were fine.'],
    ['通话对方说听得很清楚。', 'People say they hear me clearly on calls.'],
    ['充电很省心，一周想起来一次。', 'I think about charging it once a week.'],
    ['长辈一教就会，按键少是好事。', 'My parents learned it at once; few buttons is a good thing.'],
    ['低频有弹性，不轰头。', 'The bass has spring and does not boom.'],
  ],
  reservations: [
    ['头几天要适应一下。', 'It takes a few days to get used to.'],
    ['表面有点沾指纹。', 'The surface collects fingerprints.'],
    ['风大的时候通话会有呼呼声。', 'On a windy day callers hear the wind.'],
  ],
  complaints: [
    ['有一回突然断开，重新配对才好。', 'It dropped out once and had to be paired again.'],
    ['和宣传的效果有些差距。', 'Not quite what the page promises.'],
  ],
};

/** Review phrases about 音箱. */
export const loudspeakerPhrases: PhraseBank = {
  praise: [
    ['声音松，听一晚上不累。', 'Relaxed sound; an evening of it does not tire you.'],
    ['人声像坐在屋里说话。', 'Voices sound as if they were in the room.'],
    ['音量开小也有细节。', 'There is detail even at low volume.'],
    ['老歌也听出了新东西。', 'I hear new things in old songs.'],
    ['外观比照片还好看，客人都要多看两眼。', 'Better looking than the photos; guests look twice.'],
    ['箱体敲上去是实的。', 'Knock on the cabinet and it sounds solid.'],
    ['周末的早上从它开始。', 'Our weekend mornings begin with it.'],
  ],
  reservations: [
    ['摆在哪里对声音影响挺大，要试几个位置。', 'Where you put it matters, so try a few spots.'],
    ['说明书写得太简略。', 'The manual could say more.'],
    ['比想象中重一点。', 'A bit heavier than I expected.'],
  ],
  complaints: [
    ['外箱压坏了，里面倒没事。', 'The carton was crushed, though what was inside survived.'],
    ['颜色和屏幕上差得有点多，和家里的柜子不搭。', 'The color is off from the screen and clashes with my cabinet.'],
  ],
};
