import { defineWords } from '../../intl/Words.ts';

export const refundStatusWords = defineWords(
  {
    next: {
      requested: '商家会尽快处理您的申请。',
      approved: '商家已同意，款项即将原路退回。',
      returning: '商家收到退货后，款项将原路退回。',
      refunded: '款项已原路退回。',
      refused: '商家未同意此次申请。您可以补充说明后重新申请。',
      withdrawn: '您已撤销此次申请。',
      lapsed: '商品未在时限内寄回，申请已失效。',
    } as Record<string, string>,
    sendBack: (deadline: string) => `请在 ${deadline} 前寄回商品，并填写快递单号。`,
    refusal: '未通过原因',
    returnAddress: '退货地址',
    trackingNumber: '快递单号',
    trackingHint: '6–40 位字母、数字或连字符',
    trackingMissing: '请填写快递单号',
    trackingWrong: '快递单号为 6–40 位字母、数字或连字符',
    ship: '提交单号',
    withdraw: '撤销申请',
    reason: '申请原因',
    quantity: '申请数量',
    note: '补充说明',
    photos: '凭证图片',
    /** @param name of the product, where it is known */
    photo: (position: number, total: number, name: string | undefined) =>
      `您${name === undefined ? '' : `为“${name}”`}上传的凭证图片，第 ${position} 张，共 ${total} 张`,
    progress: '售后进度',
    /** The first step, once it is done. */
    asked: '提交申请',
  },
  {
    next: {
      requested: 'The seller will answer soon.',
      approved: 'The seller has agreed. Your refund is on its way.',
      returning: 'You are refunded when the seller has the parcel.',
      refunded: 'The money went back to your payment method.',
      refused: 'The seller has declined. You can add details and ask again.',
      withdrawn: 'You withdrew this request.',
      lapsed: 'It was not sent back in time, so the request lapsed.',
    } as Record<string, string>,
    sendBack: (deadline: string) => `Send it back before ${deadline} and enter the tracking number.`,
    refusal: 'Why it was declined',
    returnAddress: 'Send it to',
    trackingNumber: 'Tracking number',
    trackingHint: '6–40 letters, digits or hyphens',
    trackingMissing: 'Enter the tracking number',
    trackingWrong: 'A tracking number has 6–40 letters, digits or hyphens',
    ship: 'Submit tracking number',
    withdraw: 'Withdraw request',
    reason: 'Reason',
    quantity: 'Quantity',
    note: 'Details',
    photos: 'Photos',
    photo: (position, total, name) =>
      `Your photo ${position} of ${total} for the request${name === undefined ? '' : ` about ${name}`}`,
    progress: 'Progress of the request',
    asked: 'Requested',
  },
);
