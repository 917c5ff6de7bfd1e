import { defineWords } from '../../intl/Words.ts';

export const userMenuWords = defineWords(
  {
    accountMenu: (name: string) => `账户菜单：${name}`,
    /** Over the entries on phones. */
    account: '账户',
  },
  {
    accountMenu: (name: string) => `Account menu: ${name}`,
    account: 'Account',
  },
);
