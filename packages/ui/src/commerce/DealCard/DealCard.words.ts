import { defineWords } from '../../intl/Words.ts';

export const dealCardWords = defineWords(
  { claimed: (percent: number) => `已抢 ${percent}%`, claimedShare: '已抢', soldOut: '已售罄', ended: '已结束' },
  {
    claimed: (percent: number) => `${percent}% sold`,
    claimedShare: 'Sold so far',
    soldOut: 'Sold out',
    ended: 'Ended',
  },
);
