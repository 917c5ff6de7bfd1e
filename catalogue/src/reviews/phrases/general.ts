import type { Words } from '../../localized.ts';

/** Remarks that fit any purchase. */
export const generalRemarks: readonly Words[] = [
  ['包装很用心。', 'Packed with care.'],
  ['客服回得很快。', 'Support answered quickly.'],
  ['会推荐给朋友。', 'I will tell my friends.'],
  ['用了一阵子才来评价。', 'I waited a while before writing this.'],
  ['和描述一致。', 'Just as described.'],
  ['物流很快。', 'Fast shipping.'],
  ['犹豫了很久，下单是对的。', 'I put it off for weeks and wish I had not.'],
  ['没有让人失望。', 'It did not disappoint.'],
  ['这个价位很难挑出毛病。', 'Hard to fault at this price.'],
  ['家里人都说好。', 'Approved by the whole family.'],
  ['下次换个颜色再买。', 'Next time I will try another color.'],
  ['照片没有骗人。', 'The photos tell the truth.'],
  ['快递小哥放在门口，完好无损。', 'Left at the door in one piece.'],
  ['收藏了很久，终于买了。', 'It sat on my wish list for a long time.'],
  ['生日收到的，很喜欢。', 'A birthday present that I love.'],
  ['店里别的东西也想试试。', 'Now I want to try their other things.'],
  ['比实体店看到的还好一点。', 'A touch nicer than what I saw in shops.'],
  ['不张扬，天天看着也不腻。', 'Understated, and I do not tire of it.'],
  ['附的小卡片很有心。', 'The little card in the box was a kind touch.'],
  ['值得。', 'Worth it.'],
];

/** Remarks of those who bought what had been reduced. */
export const bargainRemarks: readonly Words[] = [
  ['活动价入手，很划算。', 'Bought on sale, and well worth it.'],
  ['用了券更合适。', 'With a coupon it was a fair deal.'],
];

/** Remarks that follow a complaint without taking it back. */
export const coolRemarks: readonly Words[] = [
  ['客服态度还可以。', 'Support was friendly enough.'],
  ['期待高了一点。', 'I may have expected too much.'],
  ['先用着看看。', 'I will keep using it and see.'],
  ['希望后面能改进。', 'I hope they improve it.'],
  ['物流倒是很快。', 'Shipping was fast, at least.'],
  ['包装倒是用心。', 'The packing was careful, at least.'],
  ['已经联系售后了。', 'I have contacted support.'],
  ['价格再低一点会好些。', 'It should cost a little less.'],
];

/** Answers of the shop to content shoppers. */
export const thankfulReplies: readonly Words[] = [
  ['谢谢您花时间写下这些，愿它陪您很久。', 'Thank you for taking the time. May it stay with you for years.'],
  ['看到您喜欢，我们也很高兴。', 'It makes our day to know you like it.'],
  ['感谢支持，有任何问题随时找我们。', 'Thank you. We are here whenever you need us.'],
  ['您的话我们念给工坊听了，师傅笑了一下午。', 'We showed your words to the workshop; they smiled all afternoon.'],
  ['收到这样的评价，打包的同事更有劲了。', 'Reviews like yours keep our packers going.'],
];

/** Answers of the shop to content shoppers who would change something. */
export const notedReplies: readonly Words[] = [
  ['谢谢，您说的这一点已经记下来了。', 'Thank you; we have made a note of that.'],
  ['感谢提醒，我们会写到页面上。', 'Thank you for pointing it out. We will say so on the page.'],
  ['谢谢您的细心，下一批会考虑进去。', 'Thank you for looking so closely. We will think about it for the next batch.'],
];

/** Answers of the shop to disappointed shoppers. */
export const sorryReplies: readonly Words[] = [
  [
    '抱歉给您添了麻烦，已通过私信联系您处理换新。',
    'We are sorry about this and have messaged you to arrange a replacement.',
  ],
  [
    '感谢反馈，这个问题已转给工坊，七天内都可以无理由退回。',
    'Thank you for telling us. The workshop knows, and you may return it within seven days.',
  ],
  [
    '没有达到您的期待，我们很抱歉。运费由我们承担，请放心退换。',
    'We are sorry it fell short. Send it back or exchange it; shipping is on us.',
  ],
  [
    '谢谢您说得这么具体，我们会和工坊逐条核对。',
    'Thank you for being so precise. We are going through it with the workshop.',
  ],
  ['请把照片发给客服，我们当天给您答复。', 'Please send support a photo and you will hear from us the same day.'],
  [
    '很抱歉，页面上没有写清楚的地方，我们会补上。',
    'We are sorry; where the page was unclear, we will add what was missing.',
  ],
];
