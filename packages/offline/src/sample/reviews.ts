import type { SampleProduct, SampleReview } from '../backend/shop/sampleShop.ts';
import { type BilingualText, both } from './bilingualText.ts';

const REMARKS: readonly (readonly [rating: number, nickname: string, content: BilingualText])[] = [
  [5, '阿岚', ['比图上还好看，包装也仔细。', 'Even better than in the picture, and packed with care.']],
  [5, 'Marlow', ['用了一周，很喜欢，会再买。', 'A week in, and I like it a lot. I will buy again.']],
  [4, '小满', ['质感不错，就是等了两天。', 'Well made; it just took two days to come.']],
  [5, 'Ines', ['送朋友的，她马上问我在哪买的。', 'A present for a friend, who asked at once where it is from.']],
  [3, '北窗', ['还可以，颜色比想的深一点。', 'All right. A little darker than I thought.']],
  [4, 'Theo', ['做工扎实，尺寸和写的一样。', 'Solid, and exactly the size it says.']],
  [2, '石头', ['边上有一道小划痕，客服已经换新。', 'There was a small scratch; they sent another one.']],
];
const REPLY = both(['谢谢您，有事随时找我们。', 'Thank you. We are here whenever you need us.']);

/** Returns reviews of a product, newest first; always the same, and none from before its publication. */
export function reviewsOf({ slug, skus, publishedDaysAgo, sales }: SampleProduct): readonly SampleReview[] {
  const first = [...slug].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  const count = Math.min(REMARKS.length, 2 + (sales % 6));
  const step = Math.max(1, Math.floor(publishedDaysAgo / (count + 1)));
  return Array.from({ length: count }, (_, index): SampleReview[] => {
    const remark = REMARKS[(first + index) % REMARKS.length];
    if (!remark) return [];
    const [rating, nickname, content] = remark;
    return [
      {
        rating,
        nickname,
        content: both(content),
        daysAgo: Math.min(index * step, publishedDaysAgo - 1),
        skuValues: skus[index % skus.length]?.values ?? {},
        isAnonymous: index % 4 === 3,
        pictures: [],
        reply: rating <= 3 ? REPLY : null,
      },
    ];
  }).flat();
}
