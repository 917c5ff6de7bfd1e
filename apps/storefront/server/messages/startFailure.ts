import type { Locale } from '@mallard/domain/messages';

interface StartFailureMessages {
  text: string;
  reload: string;
}

/** What a shopper reads when a page has come, but its code does not run. */
export const startFailureMessages: Readonly<Record<Locale, StartFailureMessages>> = {
  'zh-CN': { text: '页面没有加载完整，部分功能无法使用。如果刷新后仍然如此，请更新浏览器。', reload: '刷新页面' },
  'en-US': {
    text: 'This page did not load completely, so parts of it do not work. If reloading does not help, update your browser.',
    reload: 'Reload the page',
  },
};
