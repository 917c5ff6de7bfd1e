import type { PhraseBank } from './phraseBank.ts';

/** What shoppers say about 床品与浴室织物. */
export const textilesPhrases: PhraseBank = {
  praise: [
    ['手感软糯，贴着皮肤很舒服。', 'Wonderfully soft against the skin.'],
    ['洗了几次，没有掉色也没有起球。', 'Several washes, no fading and no pilling.'],
    ['针脚细密，线头几乎没有。', 'Fine stitching and hardly a loose thread.'],
    ['没有新布的味道，拆开就用了。', 'None of that new-fabric smell; straight into use.'],
    ['买了两个颜色，轮着换。', 'I bought two colors and take turns.'],
    ['送给搬新家的朋友，她很喜欢。', 'A housewarming present that went down very well.'],
    ['颜色耐看，不是那种扎眼的。', 'Colors that stay easy on the eye.'],
  ],
  reservations: [
    ['第一次洗会掉一点浮毛。', 'It sheds a little in the first wash.'],
    ['折痕要挂一晚上才散。', 'The fold lines took a night to drop out.'],
    ['实物比图片略浅。', 'Slightly paler than in the picture.'],
  ],
  complaints: [
    ['洗完缩水了，比原来小了一圈。', 'It shrank noticeably in the wash.'],
    ['边上的线开了，自己缝了几针。', 'A seam came open and I had to stitch it myself.'],
    ['比想的薄，和价格不太相称。', 'Thinner than I expected for the price.'],
  ],
};

/** What shoppers say about 软装. */
export const softFurnishingPhrases: PhraseBank = {
  praise: [
    ['一放上去，整个房间的颜色就对了。', 'It pulled the colors of the whole room together.'],
    ['走线整齐，角也方正。', 'Straight seams and square corners.'],
    ['猫也很喜欢，天天趴在上面。', 'The cat has claimed it.'],
    ['颜色和图片几乎一样。', 'The color is nearly identical to the picture.'],
    ['料子厚实，拎起来有分量。', 'Thick cloth with some weight to it.'],
    ['洗过两回，没变形。', 'Washed twice and kept its shape.'],
    ['买了一个试试，又补了一个。', 'I bought one to try, then another.'],
  ],
  reservations: [
    ['容易沾猫毛，备个粘毛器。', 'It picks up cat hair; have a roller handy.'],
    ['刚拆开有折印，过两天就好。', 'Creased out of the package, fine after two days.'],
    ['要是有更大的尺寸就好了。', 'I would love a larger size.'],
  ],
  complaints: [
    ['边上有一处抽丝。', 'There was a pulled thread along the edge.'],
    ['颜色比屏幕上暗，和沙发不搭。', 'Darker than on screen, and it clashes with my sofa.'],
  ],
};
