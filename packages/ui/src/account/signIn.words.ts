import { defineWords } from '../intl/Words.ts';

/** Messages that the forms for logging in, registering and resetting a password share. */
export const signInWords = defineWords(
  {
    username: '用户名',
    password: '密码',
    phoneWrong: '请填写 11 位手机号',
    codeWrong: '请填写 6 位验证码',
    codeGoesTo: (phone: string) => `验证码会发到 ${phone}`,
    terms: '用户协议',
    privacy: '隐私政策',
    /** Before and after the time left. */
    tooMany: ['尝试次数过多，请在 ', ' 后再试'] as readonly [string, string],
    wait: (seconds: number) => `请等 ${seconds} 秒后再试`,
  },
  {
    username: 'Username',
    password: 'Password',
    phoneWrong: 'Please enter an 11-digit mobile number',
    codeWrong: 'Please enter the 6-digit code',
    codeGoesTo: (phone) => `The code goes to ${phone}`,
    terms: 'Terms of service',
    privacy: 'Privacy policy',
    tooMany: ['Too many attempts. Try again in ', ''],
    wait: (seconds) => (seconds === 1 ? 'Please wait 1 second' : `Please wait ${seconds} seconds`),
  },
);
