import { defineWords } from '../intl/Words.ts';

/** Words that the forms of logging in and of registering share. */
export const signInWords = defineWords(
  {
    username: '用户名',
    password: '密码',
    terms: '用户协议',
    privacy: '隐私政策',
    /** Before and after the time left. */
    tooMany: ['尝试次数过多，请在 ', ' 后再试'] as readonly [string, string],
    wait: (seconds: number) => `请等 ${seconds} 秒后再试`,
  },
  {
    username: 'Username',
    password: 'Password',
    terms: 'Terms of service',
    privacy: 'Privacy policy',
    tooMany: ['Too many attempts. Try again in ', ''],
    wait: (seconds) => (seconds === 1 ? 'Please wait 1 second' : `Please wait ${seconds} seconds`),
  },
);
