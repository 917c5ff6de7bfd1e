import { defineWords } from '../../intl/Words.ts';

export const siteHeaderWords = defineWords(
  {
    accountMenu: (name: string) => `账户菜单：${name}`,
    mainNavigation: '主导航',
    logIn: '登录',
    register: '注册',
  },
  {
    accountMenu: (name: string) => `Account menu: ${name}`,
    mainNavigation: 'Main',
    logIn: 'Log in',
    register: 'Register',
  },
);
