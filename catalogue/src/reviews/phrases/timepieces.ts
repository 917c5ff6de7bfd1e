import type { PhraseBank } from './phraseBank.ts';

/** What shoppers say about 钟表. */
export const timepiecesPhrases: PhraseBank = {
  praise: [
    ['走时很准，对了一周只差两秒。', 'Keeps good time: two seconds off in a week.'],
    ['表面干净，一眼就看清。', 'A clean dial you can read at a glance.'],
    ['真的听不见声音。', 'It truly makes no sound.'],
    ['质感比价格高一档。', 'It feels a class above its price.'],
    ['送给爸爸，他当天就用上了。', 'A present for my father, in use the same day.'],
    ['边缘打磨细腻，光下很好看。', 'Finely polished edges that catch the light.'],
    ['尺寸克制，不张扬。', 'A modest size that does not shout.'],
  ],
  reservations: [
    ['要是夜光再亮一点就好了。', 'It could be easier to read in the dark.'],
    ['包装盒有点大，不好收。', 'The box is large and awkward to keep.'],
    ['颜色比照片深一点。', 'A shade darker than in the photos.'],
  ],
  complaints: [
    ['一天慢了好几秒，寄回去调了。', 'It lost several seconds a day and went back for adjustment.'],
    ['收到时表面有一道细痕。', 'It arrived with a fine scratch on the glass.'],
  ],
};
