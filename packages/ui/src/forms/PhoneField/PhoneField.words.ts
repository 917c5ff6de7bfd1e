import { defineWords } from '../../intl/Words.ts';

export const phoneFieldWords = defineWords(
  { phone: '手机号', wrong: '请填写正确的电话', mobileWrong: '请填写 11 位手机号' },
  {
    phone: 'Phone',
    wrong: 'Please enter a valid phone number',
    mobileWrong: 'Please enter an 11-digit mobile number',
  },
);
