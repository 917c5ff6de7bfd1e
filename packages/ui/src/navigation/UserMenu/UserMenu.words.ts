import { plural } from '../../intl/counts.ts';
import { defineWords } from '../../intl/Words.ts';

export const userMenuWords = defineWords(
  {
    accountMenu: (name: string) => `账户菜单：${name}`,
    accountMenuUnread: (name: string, count: number) => `账户菜单：${name}，${count} 条未读消息`,
    /** Over the entries on phones. */
    account: '账户',
  },
  {
    accountMenu: (name: string) => `Account menu: ${name}`,
    accountMenuUnread: (name: string, count: number) =>
      `Account menu: ${name}, ${plural(count, 'unread message', 'unread messages')}`,
    account: 'Account',
  },
);
