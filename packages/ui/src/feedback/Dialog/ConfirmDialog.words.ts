import { defineWords } from '../../intl/Words.ts';

export const confirmDialogWords = defineWords(
  { cancel: '取消', confirm: '确定', pending: '处理中' },
  { cancel: 'Cancel', confirm: 'Confirm', pending: 'Working' },
);
