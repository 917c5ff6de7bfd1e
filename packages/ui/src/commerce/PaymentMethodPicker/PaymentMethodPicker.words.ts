import { defineWords } from '../../intl/Words.ts';

export const paymentMethodPickerWords = defineWords(
  {
    methods: '支付方式',
    fee: (amount: string) => `手续费 ${amount}`,
    none: '暂时没有可用的支付方式，请稍后再试',
    gone: '原来的支付方式现在不可用，请重新选择',
  },
  {
    methods: 'Payment method',
    fee: (amount) => `Fee ${amount}`,
    none: 'No payment method is available right now. Please try again later',
    gone: 'The payment method you used before is not available now, please choose another',
  },
);
