import { defineWords } from '../../intl/Words.ts';

export const toastWords = defineWords(
  { notifications: '通知', dismiss: '关闭通知' },
  { notifications: 'Notifications', dismiss: 'Dismiss notification' },
);
