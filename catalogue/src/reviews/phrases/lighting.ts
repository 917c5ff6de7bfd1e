import type { PhraseBank } from './phraseBank.ts';

/** Review phrases about 灯具照明. */
export const lightingPhrases: PhraseBank = {
  praise: [
    ['光很柔，晚上开着很舒服。', 'Soft light, a comfort in the evening.'],
    ['点亮的那一刻，整个角落都活了。', 'The corner came alive the moment I switched it on.'],
    ['做工扎实，没有一处松动。', 'Solidly made, nothing loose anywhere.'],
    ['白天不开也是一件摆设。', 'Even switched off it is a nice thing to look at.'],
    ['光线均匀，没有刺眼的亮点。', 'Even light without glare.'],
    ['开灯之后，屋里一下子舒服了。', 'The room feels cozier with it on.'],
    ['说明书写得清楚。', 'The instructions are clear.'],
    ['老人也说这灯不晃眼。', 'Even my parents say it is easy on the eyes.'],
  ],
  reservations: [
    ['容易落灰，要常掸。', 'It gathers dust, so keep a brush near.'],
    ['包装拆起来有点费劲。', 'Unpacking it takes some patience.'],
    ['比图上显大一点，先量好位置。', 'A bit bigger than in the picture, so measure first.'],
  ],
  complaints: [
    ['有一处小瑕疵，近看明显。', 'There is a small flaw that shows up close.'],
    ['外盒压扁了，灯倒没事。', 'The box was crushed, though the lamp was fine.'],
    ['单开这一盏，屋里还是偏暗。', 'On its own it leaves the room dim.'],
  ],
};
