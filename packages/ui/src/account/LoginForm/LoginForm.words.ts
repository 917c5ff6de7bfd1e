import { defineWords } from '../../intl/Words.ts';

export const loginFormWords = defineWords(
  {
    modes: '登录方式',
    modeNames: { password: '账号密码', code: '验证码登录' },
    usernameNeeded: '请填写用户名',
    passwordNeeded: '请填写密码',
    forgot: '忘记密码？',
    rememberMe: '记住我',
    submit: '登录',
    submitting: '登录中',
  },
  {
    modes: 'Ways to log in',
    modeNames: { password: 'By password', code: 'By code' },
    usernameNeeded: 'Please enter your username',
    passwordNeeded: 'Please enter your password',
    forgot: 'Forgot your password?',
    rememberMe: 'Remember me',
    submit: 'Log in',
    submitting: 'Logging in',
  },
);
