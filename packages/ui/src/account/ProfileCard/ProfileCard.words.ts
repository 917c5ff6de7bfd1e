import { defineWords } from '../../intl/Words.ts';

export const profileCardWords = defineWords(
  { edit: '编辑个人资料', figures: '我的数据' },
  { edit: 'Edit profile', figures: 'My figures' },
);
