import type { CancelReason } from '@mallard/domain/contract';
import { defineWords } from '../../intl/Words.ts';

export const cancelOrderDialogWords = defineWords(
  {
    title: '确定取消订单吗',
    yes: '取消订单',
    no: '再想想',
    unpaid: '取消后订单不能恢复，商品库存会释放，用掉的优惠券会退回账户。',
    paid: '取消后订单不能恢复。款项会原路退还，用掉的优惠券会退回账户。',
    refund: (amount: string) => `取消后订单不能恢复。${amount} 会原路退还，用掉的优惠券会退回账户。`,
    reason: '取消原因',
    reasonNeeded: '请选择取消原因',
    reasons: {
      changedMind: '不想要了',
      wrongItem: '选错商品或规格',
      wrongAddress: '地址填错了',
      betterPrice: '想换个优惠再买',
      tooSlow: '等待太久',
      other: '其他原因',
    } as Record<CancelReason, string>,
    note: '补充说明（选填）',
    /** The reason with what was added to it. */
    withNote: (reason: string, note: string) => `${reason}：${note}`,
  },
  {
    title: 'Cancel this order?',
    yes: 'Cancel order',
    no: 'Not now',
    unpaid: 'This cannot be undone. The items are released and any coupon you used is returned.',
    paid: 'This cannot be undone. You are refunded to your original payment method, and any coupon you used is returned.',
    refund: (amount) =>
      `This cannot be undone. ${amount} is refunded to your original payment method, and any coupon you used is returned.`,
    reason: 'Reason',
    reasonNeeded: 'Choose a reason',
    reasons: {
      changedMind: 'I changed my mind',
      wrongItem: 'Wrong product or option',
      wrongAddress: 'Wrong address',
      betterPrice: 'I want to use a better offer',
      tooSlow: 'It takes too long',
      other: 'Something else',
    },
    note: 'Anything to add (optional)',
    withNote: (reason, note) => `${reason}: ${note}`,
  },
);
