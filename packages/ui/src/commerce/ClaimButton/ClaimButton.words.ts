import { defineWords } from '../../intl/Words.ts';

export const claimButtonWords = defineWords(
  {
    claim: '领取',
    claiming: '领取中',
    claimed: '已领取',
    use: '去使用',
    soldOut: '已领完',
    signIn: '登录领取',
    /** An action of this button with what it is about. */
    named: (action: string, coupon: string) => `${action}：${coupon}`,
  },
  {
    claim: 'Claim',
    claiming: 'Claiming',
    claimed: 'Claimed',
    use: 'Use it',
    soldOut: 'All claimed',
    signIn: 'Log in to claim',
    named: (action, coupon) => `${action}: ${coupon}`,
  },
);
