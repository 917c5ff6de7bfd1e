import { defineWords } from '../intl/Words.ts';

/** Names of kinds, reasons and statuses of returns and refunds; the same wherever requests are shown. */
export const afterSaleWords = defineWords(
  {
    kinds: { refundOnly: '仅退款', returnAndRefund: '退货退款' } as Record<string, string>,
    reasons: {
      changedMind: '不想要了',
      notAsDescribed: '与描述不符',
      damaged: '商品损坏',
      wrongItem: '发错商品',
      missingParts: '少件或缺配件',
      notReceived: '未收到商品',
      other: '其他原因',
    } as Record<string, string>,
    statuses: {
      requested: '待商家处理',
      approved: '已同意',
      refused: '未通过',
      returning: '退货中',
      refunded: '已退款',
      withdrawn: '已撤销',
      lapsed: '已失效',
    } as Record<string, string>,
    /** Of a kind, reason or status that a newer server invented. */
    unknown: '处理中',
    goods: '商品金额',
    discount: '优惠分摊',
    shipping: '运费',
    noShipping: '不退',
    total: '退款金额',
    quantity: (count: number) => `${count} 件`,
  },
  {
    kinds: { refundOnly: 'Refund only', returnAndRefund: 'Return and refund' } as Record<string, string>,
    reasons: {
      changedMind: 'I changed my mind',
      notAsDescribed: 'Not as described',
      damaged: 'Damaged',
      wrongItem: 'Wrong item sent',
      missingParts: 'Parts are missing',
      notReceived: 'Not received',
      other: 'Another reason',
    } as Record<string, string>,
    statuses: {
      requested: 'Waiting for the seller',
      approved: 'Approved',
      refused: 'Declined',
      returning: 'On its way back',
      refunded: 'Refunded',
      withdrawn: 'Withdrawn',
      lapsed: 'Lapsed',
    } as Record<string, string>,
    unknown: 'In progress',
    goods: 'Items',
    discount: 'Share of the discount',
    shipping: 'Shipping',
    noShipping: 'Not refunded',
    total: 'Refund',
    quantity: (count: number) => (count === 1 ? '1 piece' : `${count} pieces`),
  },
);
