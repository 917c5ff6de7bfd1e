import { defineWords } from '../../intl/Words.ts';

export const siteHeaderWords = defineWords(
  {
    mainNavigation: '主导航',
    logIn: '登录',
    register: '注册',
  },
  {
    mainNavigation: 'Main',
    logIn: 'Log in',
    register: 'Register',
  },
);
