import { defineWords } from '../../intl/Words.ts';

export const qrPayPanelWords = defineWords(
  {
    panel: '扫码支付',
    code: (amount: string) => `支付 ${amount} 的二维码`,
    timeLeft: '二维码剩余时间',
    hint: '打开手机支付应用扫一扫，支付结果会自动更新',
    link: (amount: string) => `在这台设备上支付 ${amount}`,
    refresh: '刷新二维码',
    refreshing: '刷新中',
    statuses: {
      waiting: '等待扫码',
      scanned: '已扫码，请在手机上确认支付',
      paid: '支付成功',
      expired: '二维码已过期',
      failed: '支付没有完成，可以刷新后重试',
      unknown: '还不知道支付结果',
    },
  },
  {
    panel: 'Pay by QR code',
    code: (amount) => `QR code to pay ${amount}`,
    timeLeft: 'Time left for the code',
    hint: 'Scan with your payment app; the result shows here by itself',
    link: (amount) => `Pay ${amount} on this device`,
    refresh: 'Get a new code',
    refreshing: 'Getting a new code',
    statuses: {
      waiting: 'Waiting for the scan',
      scanned: 'Scanned, please confirm on your phone',
      paid: 'Paid',
      expired: 'The code has expired',
      failed: 'The payment did not go through, get a new code to try again',
      unknown: 'The result is not known yet',
    },
  },
);
