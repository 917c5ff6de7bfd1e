import { defineWords } from '../../intl/Words.ts';

export const resetPasswordFormWords = defineWords(
  {
    newPassword: '新密码',
    passwordHint: '8–20 位，同时包含字母和数字',
    confirm: '确认密码',
    submit: '设置密码',
    submitting: '正在设置',
    problems: {
      PASSWORD_LENGTH: '密码为 8–20 位',
      PASSWORD_LETTER_AND_DIGIT: '密码要同时包含字母和数字',
      PASSWORD_MISMATCH: '两次输入的密码不一致',
    },
  },
  {
    newPassword: 'New password',
    passwordHint: '8 to 20 characters, with letters and digits',
    confirm: 'Confirm password',
    submit: 'Set password',
    submitting: 'Setting password',
    problems: {
      PASSWORD_LENGTH: 'Use 8 to 20 characters',
      PASSWORD_LETTER_AND_DIGIT: 'Use letters and digits together',
      PASSWORD_MISMATCH: 'The passwords do not match',
    },
  },
);
