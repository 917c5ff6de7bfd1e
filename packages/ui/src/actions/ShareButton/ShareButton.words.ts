import { defineWords } from '../../intl/Words.ts';

export const shareButtonWords = defineWords(
  { share: '分享', copied: '链接已复制', failed: '无法自动复制链接，请手动选取：' },
  { share: 'Share', copied: 'Link copied', failed: 'Could not copy the link. Select it here: ' },
);
