import type { PhraseBank } from './phraseBank.ts';

/** What shoppers say about 家纺布艺. */
export const textilesPhrases: PhraseBank = {
  praise: [
    ['手感软糯，贴着皮肤很舒服。', 'Wonderfully soft against the skin.'],
    ['洗了四五次，没有掉色也没有起球。', 'Five washes, no fading and no pilling.'],
    ['颜色很高级，搭什么都好看。', 'A grown-up color that goes with everything.'],
    ['针脚细密，线头几乎没有。', 'Fine stitching and hardly a loose thread.'],
    ['厚薄正好，一年四季都用得上。', 'The right weight for any season.'],
    ['猫也很喜欢，天天趴在上面。', 'The cat has claimed it.'],
    ['没有新布的味道，拆开就用了。', 'None of that new-fabric smell; straight into use.'],
    ['买了两个颜色，轮着换。', 'I bought two colors and take turns.'],
    ['送给搬新家的朋友，她很喜欢。', 'A housewarming present that went down very well.'],
  ],
  reservations: [
    ['第一次洗会掉一点浮毛。', 'It sheds a little in the first wash.'],
    ['折痕要挂一晚上才散。', 'The fold lines took a night to drop out.'],
    ['实物比图片略浅。', 'Slightly paler than in the picture.'],
    ['要是有更大的尺寸就好了。', 'I would love a larger size.'],
  ],
  complaints: [
    ['洗完缩水了，比原来小了一圈。', 'It shrank noticeably in the wash.'],
    ['边上的线开了，自己缝了几针。', 'A seam came open and I had to stitch it myself.'],
    ['比想的薄，和价格不太相称。', 'Thinner than I expected for the price.'],
  ],
};
