import { defineWords } from '../../intl/Words.ts';

export const themeSwitcherWords = defineWords(
  {
    themeSystem: '跟随系统',
    themeLight: '浅色',
    themeDark: '深色',
    theme: '主题',
  },
  {
    themeSystem: 'System',
    themeLight: 'Light',
    themeDark: 'Dark',
    theme: 'Theme',
  },
);
