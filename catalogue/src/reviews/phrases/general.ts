import type { Words } from '../../localized.ts';

/** Remarks that fit every purchase. */
export const generalRemarks: readonly Words[] = [
  ['包装很用心。', 'Packed with care.'],
  ['客服回得很快。', 'Support answered quickly.'],
  ['会推荐给朋友。', 'I will tell my friends.'],
  ['平时很少写评价，这次破例。', 'I seldom write reviews; this one is an exception.'],
  ['和描述一致。', 'Just as described.'],
  ['物流很快。', 'Fast shipping.'],
  ['犹豫了一下，还好下单了。', 'I hesitated, and I am glad I ordered it.'],
  ['没有让人失望。', 'It did not disappoint.'],
  ['很难挑出毛病。', 'Hard to fault.'],
  ['家里人都说好。', 'Approved by the whole family.'],
  ['照片没有骗人。', 'The photos tell the truth.'],
  ['到手完好无损。', 'It arrived safe and sound.'],
  ['收藏夹里又少了一件。', 'One less thing on my wish list.'],
  ['店里别的东西也想试试。', 'Now I want to try their other things.'],
  ['比实体店看到的还好一点。', 'A touch nicer than what I saw in stores.'],
  ['附的小卡片很有心。', 'The little card in the box was a kind touch.'],
  ['值得。', 'Worth it.'],
  ['正是我想要的。', 'Just what I wanted.'],
  ['刚拆开就喜欢上了。', 'I liked it as soon as I unpacked it.'],
  ['比预期的好。', 'Better than I expected.'],
  ['下单前有点担心，收到就放心了。', 'I had my doubts; they were gone when it came.'],
  ['页面上写的都做到了。', 'It is all the page says it is.'],
  ['质量没话说。', 'The quality speaks for itself.'],
  ['看得出店家很用心。', 'You can tell that the shop cares.'],
  ['朋友推荐的，果然不错。', 'A friend recommended it, and rightly so.'],
  ['收到那天心情都变好了。', 'It made my day when it came.'],
  ['以后还会来这家店。', 'I will shop here again.'],
  ['从下单到收货都很省心。', 'Easy from order to delivery.'],
  ['实物比照片更好看。', 'Even nicer than in the pictures.'],
  ['第一次在这家店买，印象很好。', 'My first order from this shop, and a good first impression.'],
  ['老顾客了，一如既往地好。', 'Not my first order here, and just as good as before.'],
  ['看了好几家，最后选的它。', 'I looked around before choosing this one.'],
  ['很满意，没什么要补充的。', 'Very happy with it, nothing to add.'],
  ['推荐，不用犹豫。', 'Recommended without hesitation.'],
  ['这次买对了。', 'The right choice this time.'],
  ['细节比我想的讲究。', 'More care in the details than I expected.'],
  ['这钱花得值。', 'Money well spent.'],
  ['哪儿哪儿都满意。', 'Happy with every part of it.'],
];

/** Remarks for reduced products. */
export const bargainRemarks: readonly Words[] = [
  ['活动价入手，很划算。', 'Bought on sale, and well worth it.'],
  ['用了券更合适。', 'With a coupon it was a fair deal.'],
];

/** Remarks that can follow every complaint. */
export const coolRemarks: readonly Words[] = [
  ['客服态度还可以。', 'Support was friendly enough.'],
  ['和期待的有点差距。', 'I had hoped for more.'],
  ['先看看再说。', 'I will wait and see.'],
  ['希望后面能改进。', 'I hope they improve it.'],
  ['下单倒是方便。', 'Ordering was easy, at least.'],
  ['下次会先多看看评价。', 'Next time I will read more reviews first.'],
  ['如实说一下，给后面的人参考。', 'I only mention it so that others know.'],
  ['价格再低一点会好些。', 'It should cost a little less.'],
];

/** Replies to positive reviews. */
export const thankfulReplies: readonly Words[] = [
  ['谢谢您花时间写下这些，愿它常给您添一点好心情。', 'Thank you for taking the time. We hope it brightens your days.'],
  ['看到您喜欢，我们也很高兴。', 'It makes our day to know you like it.'],
  ['感谢支持，有任何问题随时找我们。', 'Thank you. We are here whenever you need us.'],
  [
    '您的话转给做它的同事了，大家都很高兴。',
    'We passed your words on to the people behind it, and they were delighted.',
  ],
  ['收到这样的评价，打包的同事更有劲了。', 'Reviews like yours keep our packers going.'],
];

/** Replies to positive reviews with a suggestion. */
export const notedReplies: readonly Words[] = [
  ['谢谢，您说的这一点已经记下来了。', 'Thank you; we have made a note of that.'],
  ['感谢提醒，我们会认真看看。', 'Thank you for pointing it out. We will look into it.'],
  ['谢谢您的细心，已经转给负责的同事了。', 'Thank you for looking so closely. We have passed it on to the team.'],
];

/** Replies to negative reviews. They offer help, and promise nothing that applies only to some products. */
export const sorryReplies: readonly Words[] = [
  [
    '抱歉没能让您满意，已私信联系您，看看怎么处理合适。',
    'We are sorry about this and have messaged you to see how we can help.',
  ],
  ['感谢反馈，这个问题已经转给负责的同事了。', 'Thank you for telling us. We have passed it on to the team.'],
  [
    '没有达到您的期待，我们很抱歉，客服会尽力帮您解决。',
    'We are sorry it fell short. Support will do what they can for you.',
  ],
  ['谢谢您如实告诉我们，我们会认真核对。', 'Thank you for being frank. We are looking into it.'],
  [
    '很抱歉，客服今天就会联系您，一起想办法。',
    'We are sorry. Someone from support will be in touch today to see what we can do.',
  ],
  ['很抱歉，您说的我们都记下了。', 'We are sorry, and we have noted what you said.'],
];
