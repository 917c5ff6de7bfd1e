import { localized } from './localized.ts';
import type { Localized } from './types.ts';

/** A question and its answer, of two or three sentences. */
export interface HelpTopic {
  /** Names the topic in links, as `#<slug>`. */
  slug: string;
  question: Localized;
  answer: Localized;
}

/** Topics that belong together. */
export interface HelpGroup {
  slug: string;
  name: Localized;
  topics: readonly HelpTopic[];
}

/** What shoppers ask, and what the shop answers. Figures are those of the rules: 30 minutes, ¥199, seven and fifteen days. */
export const helpGroups: readonly HelpGroup[] = [
  {
    slug: 'paying',
    name: localized(['下单与支付', 'Ordering and paying']),
    topics: [
      {
        slug: 'how-to-pay',
        question: localized(['怎样付款？', 'How do I pay?']),
        answer: localized([
          '提交订单后 30 分钟内，选支付宝、微信或银行卡付款即可。示例商城的支付是模拟的：在支付页选择同意或拒绝，就能看到结果，不会产生任何费用。',
          'Choose Alipay, WeChat Pay or a card within 30 minutes of placing the order. In this sample shop payment is simulated: approve or decline on the payment page to see what happens. Nobody is charged.',
        ]),
      },
      {
        slug: 'payment-failed',
        question: localized(['付款失败了怎么办？', 'What if a payment fails?']),
        answer: localized([
          '订单还在，回到订单页再付一次，或者换一种方式。如果显示“正在确认”，请先等结果，不要重复付款。',
          'The order is still there: pay again from its page, or choose another method. If it says that the payment is being confirmed, please wait for the result.',
        ]),
      },
      {
        slug: 'change-an-order',
        question: localized(['下单后还能改吗？', 'Can I change an order?']),
        answer: localized([
          '发货前可以取消，款项原路退回，优惠券一并退还，再重新下单就好。发货后不能改地址，请收到后再申请退换。',
          'Until it ships you can cancel it, get your money and your coupon back, and order again. Once it has shipped, the address is fixed.',
        ]),
      },
    ],
  },
  {
    slug: 'shipping',
    name: localized(['配送与收货', 'Shipping and delivery']),
    topics: [
      {
        slug: 'shipping-fee',
        question: localized(['运费怎么算？', 'What does shipping cost?']),
        answer: localized([
          '标准配送 10 元，商品满 199 元免运费，按优惠前的价格算。加急配送 18 元，不参加满额包邮。',
          'Standard shipping is ¥10, and free once the goods come to ¥199 before discounts. Express is ¥18, whatever you order.',
        ]),
      },
      {
        slug: 'when-it-ships',
        question: localized(['多久发货？', 'When does it ship?']),
        answer: localized([
          '付款后很快发货，物流一有变化就更新在订单里。家具等大件由专车送到家门口，会先打电话约时间。',
          'Soon after you pay, and every step of the package shows in the order. Furniture comes by van to your door, after a call to agree on a time.',
        ]),
      },
      {
        slug: 'confirm-receipt',
        question: localized(['忘了确认收货会怎样？', 'What if I forget to confirm receipt?']),
        answer: localized([
          '发货 15 天后系统自动确认，不影响售后。确认之后就可以写评价了。',
          'The system does it for you 15 days after shipping, and your returns are not affected. You can write a review from then on.',
        ]),
      },
    ],
  },
  {
    slug: 'returns',
    name: localized(['退换与售后', 'Returns and repairs']),
    topics: [
      {
        slug: 'seven-days',
        question: localized(['七天无理由怎么退？', 'How do seven-day returns work?']),
        answer: localized([
          '标有“七天无理由”的商品，签收七天内保持完好都可以退。请先联系客服，把订单号和照片一起发来，会快很多。',
          'Anything marked “7-day returns” can come back within seven days if it is as it was. Write to us with the order number and a photo, and it goes much faster.',
        ]),
      },
      {
        slug: 'arrived-broken',
        question: localized(['收到时坏了怎么办？', 'What if it arrives broken?']),
        answer: localized([
          '标有“破损包赔”的商品，拍一张照片给客服，当天补发或退款，不用寄回。陶瓷、玻璃和绿植都在其中。',
          'For goods marked “breakage covered”, send us a photo and we replace or refund it the same day; keep the pieces. Ceramics, glass and plants are all included.',
        ]),
      },
      {
        slug: 'warranty',
        question: localized(['两年保修包括什么？', 'What does the two-year warranty cover?']),
        answer: localized([
          '正常使用中出现的故障，我们负责修，修不好就换。磕碰、进水和自己拆过的不在保修之内，但可以付费修。',
          'Faults that appear in normal use: we repair, and replace what cannot be repaired. Knocks, water and home repairs are not covered, though we will mend them for a fee.',
        ]),
      },
    ],
  },
  {
    slug: 'account',
    name: localized(['账户与优惠', 'Account and coupons']),
    topics: [
      {
        slug: 'coupons',
        question: localized(['优惠券怎么用？', 'How do coupons work?']),
        answer: localized([
          '先领取，结算时会自动选好省得多的那一张，您也可以换。一张订单用一张，不能用的券会写明原因。',
          'Claim one, and checkout picks the one that saves you more; you can choose another. One coupon per order, and those that do not fit say why.',
        ]),
      },
      {
        slug: 'forgot-password',
        question: localized(['忘记密码怎么办？', 'I forgot my password. What now?']),
        answer: localized([
          '账户里有手机号的，用手机号和验证码就能登录。修改密码在“个人资料”里，要先填当前密码。没有手机号，也想不起密码，请到“联系我们”页留言。',
          'If your account has a phone number, log in with that and a code. You can change the password in your profile, but only with the current one. If you have neither, write to us through the contact page.',
        ]),
      },
      {
        slug: 'offline',
        question: localized(['没有网络还能逛吗？', 'Can I browse without a connection?']),
        answer: localized([
          '可以，浏览和搜索会用设备上的数据。离线时加购物车和收藏会先记在本机，联网后合并；付款要等网络恢复。',
          'Yes: browsing and search work from what is on your device. Changes to cart and favorites wait there and are merged later; paying needs a connection.',
        ]),
      },
    ],
  },
];
