import type { PhraseBank } from './phraseBank.ts';

/** Review phrases about 钟表. */
export const timepiecesPhrases: PhraseBank = {
  praise: [
    ['走时很准，看着放心。', 'It keeps good time, and I rely on it.'],
    ['表面干净，一眼就看清。', 'A clean dial you can read at a glance.'],
    ['每天看好多次，每次都喜欢。', 'I look at it many times a day and like it every time.'],
    ['质感比价格高一档。', 'It feels a class above its price.'],
    ['送给爸爸，他当天就用上了。', 'A present for my father, in use the same day.'],
    ['边缘打磨细腻，光下很好看。', 'Finely polished edges that catch the light.'],
    ['尺寸克制，不张扬。', 'A modest size that does not shout.'],
  ],
  reservations: [
    ['说明书写得太简略。', 'The manual could say more.'],
    ['包装盒有点大，不好收。', 'The box is large and awkward to keep.'],
    ['颜色比照片深一点。', 'A shade darker than in the photos.'],
  ],
  complaints: [
    ['收到时外盒压坏了，送人不好看。', 'The box arrived crushed, no good for a present.'],
    ['收到时表面有一道细痕。', 'It arrived with a fine scratch on the glass.'],
  ],
};
