import type { PhraseBank } from './phraseBank.ts';

/** What shoppers say about 灯具照明. */
export const lightingPhrases: PhraseBank = {
  praise: [
    ['光很柔，开着它看电影刚刚好。', 'Soft light, just right for a film in the evening.'],
    ['点亮的那一刻，整个角落都活了。', 'The corner came alive the moment I switched it on.'],
    ['做工扎实，没有一处松动。', 'Solidly made, nothing loose anywhere.'],
    ['白天不开也是一件摆设。', 'Even switched off it is a nice thing to look at.'],
    ['光线均匀，没有刺眼的亮点。', 'Even light without glare.'],
    ['色温选得好，屋里一下子暖了。', 'The warmth is well chosen; the room feels cozier.'],
    ['说明书清楚，打开就能用。', 'Clear instructions; I had it on in minutes.'],
    ['老人也说这灯不晃眼。', 'Even my parents say it is easy on the eyes.'],
  ],
  reservations: [
    ['容易落灰，要常掸。', 'It gathers dust, so keep a brush near.'],
    ['开关的手感稍微紧。', 'The switch is a bit stiff.'],
    ['比图上显大一点，先量好位置。', 'Looks bigger in the room than in the picture, so measure first.'],
  ],
  complaints: [
    ['接缝对不齐，近看明显。', 'A seam is crooked when you look closely.'],
    ['偶尔有轻微的电流声。', 'It hums faintly now and then.'],
    ['比图片上暗，当主灯不够用。', 'Dimmer than it looked, and not enough as the only light.'],
  ],
};
