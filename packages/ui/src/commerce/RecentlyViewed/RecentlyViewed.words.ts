import { defineWords } from '../../intl/Words.ts';

export const recentlyViewedWords = defineWords(
  {
    title: '浏览记录',
    today: '今天',
    yesterday: '昨天',
    date: (month: number, day: number) => `${month} 月 ${day} 日`,
    clear: '清空',
    clearTitle: '清空全部浏览记录？',
    clearText: '清空后无法恢复。',
    remove: (title: string) => `从浏览记录中移除：${title}`,
    removed: (title: string) => `已移除：${title}`,
    cleared: '浏览记录已清空',
    none: '还没有浏览记录',
    noneText: '看过的商品会显示在这里。',
  },
  {
    title: 'Recently viewed',
    today: 'Today',
    yesterday: 'Yesterday',
    date: (month: number, day: number) =>
      `${['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'][month - 1] ?? ''} ${day}`,
    clear: 'Clear all',
    clearTitle: 'Clear everything you viewed?',
    clearText: 'It cannot be brought back.',
    remove: (title: string) => `Remove from recently viewed: ${title}`,
    removed: (title: string) => `Removed: ${title}`,
    cleared: 'Recently viewed is empty now',
    none: 'Nothing viewed yet',
    noneText: 'Products that you look at will be shown here.',
  },
);
