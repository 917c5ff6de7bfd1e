import type { Words } from '../../localized.ts';

/** Remarks that fit any purchase. */
export const generalRemarks: readonly Words[] = [
  ['昨天下单，今天就到了。', 'Ordered yesterday, here today.'],
  ['包装很用心。', 'Packed with care.'],
  ['客服回得很快。', 'Support answered quickly.'],
  ['活动价入手，很划算。', 'Bought on sale, and well worth it.'],
  ['第二次买了。', 'This is my second.'],
  ['会推荐给朋友。', 'I will tell my friends.'],
  ['用了一阵子才来评价。', 'I waited a while before writing this.'],
  ['和描述一致。', 'Just as described.'],
];

/** Answers of the shop to content shoppers. */
export const thankfulReplies: readonly Words[] = [
  ['谢谢您花时间写下这些，愿它陪您很久。', 'Thank you for taking the time. May it stay with you for years.'],
  ['看到您喜欢，我们也很高兴。', 'It makes our day to know you like it.'],
  ['感谢支持，有任何问题随时找我们。', 'Thank you. We are here whenever you need us.'],
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
    'We are sorry it fell short. Send it back or exchange it; postage is on us.',
  ],
];
