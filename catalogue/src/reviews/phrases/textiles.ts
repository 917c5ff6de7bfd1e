import type { PhraseBank } from './phraseBank.ts';

/** Review phrases about 床品与浴室织物. */
export const textilesPhrases: PhraseBank = {
  praise: [
    ['手感软糯，贴着皮肤很舒服。', 'Wonderfully soft against the skin.'],
    ['用到现在，没有掉色也没有起球。', 'So far no fading and no pilling.'],
    ['质感比想象中好。', 'It feels better than I imagined.'],
    ['没有新布的味道，拆开就用了。', 'None of that new-fabric smell; straight into use.'],
    ['买了两个颜色，轮着换。', 'I bought two colors and take turns.'],
    ['送给搬新家的朋友，她很喜欢。', 'A housewarming present that went down very well.'],
    ['颜色耐看，不是那种扎眼的。', 'Colors that stay easy on the eye.'],
  ],
  reservations: [
    ['刚开始会掉一点浮毛。', 'It sheds a little at first.'],
    ['刚拆开有折痕，放几天就散了。', 'Creased out of the package; it took a few days to relax.'],
    ['实物比图片略浅。', 'Slightly paler than in the picture.'],
  ],
  complaints: [
    ['实物比标的尺寸小了一点。', 'A little smaller than the size given.'],
    ['边上的线开了，自己缝了几针。', 'A seam came open and I had to stitch it myself.'],
    ['比想的薄，和价格不太相称。', 'Thinner than I expected for the price.'],
  ],
};

/** Review phrases about 软装. */
export const softFurnishingPhrases: PhraseBank = {
  praise: [
    ['一摆上，家里的颜色就都对了。', 'It pulls the colors of our home together.'],
    ['走线整齐，角也方正。', 'Straight seams and square corners.'],
    ['摸着舒服，看着也安静。', 'Pleasant to touch and quiet to look at.'],
    ['颜色沉静，四季都能用。', 'A calm color for any season.'],
    ['料子厚实，拎起来有分量。', 'Thick cloth with some weight to it.'],
    ['用到现在没变形。', 'It has kept its shape so far.'],
    ['先买来试试，后来又补了一份。', 'I bought it to try, then ordered it again.'],
  ],
  reservations: [
    ['容易沾毛，备个粘毛器。', 'It picks up lint; have a roller handy.'],
    ['刚拆开有折印，过两天就好。', 'Creased out of the package, fine after two days.'],
    ['要是有更大的尺寸就好了。', 'I would love a larger size.'],
  ],
  complaints: [
    ['边上有一处抽丝。', 'There was a pulled thread along the edge.'],
    ['颜色比屏幕上暗，和家里不搭。', 'Darker than on screen, and it clashes with the rest of my home.'],
  ],
};
