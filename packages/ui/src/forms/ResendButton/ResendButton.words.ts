import { defineWords } from '../../intl/Words.ts';

export const resendButtonWords = defineWords(
  { send: '获取验证码', again: '重新获取', againIn: (seconds: number) => `${seconds} 秒后可重发` },
  { send: 'Send code', again: 'Send again', againIn: (seconds: number) => `Resend in ${seconds} s` },
);
