import { defineWords } from '../../intl/Words.ts';

export const otpFieldWords = defineWords({ code: '验证码' }, { code: 'Verification code' });
