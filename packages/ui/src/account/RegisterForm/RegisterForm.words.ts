import { defineWords } from '../../intl/Words.ts';

export const registerFormWords = defineWords(
  {
    usernameHint: '4–20 位字母、数字或下划线',
    nickname: '昵称',
    passwordHint: '8–20 位，同时包含字母和数字',
    confirm: '确认密码',
    submit: '注册',
    submitting: '注册中',
    problems: {
      USERNAME_INVALID: '请填写 4–20 位字母、数字或下划线',
      NICKNAME_REQUIRED: '请填写昵称',
      NICKNAME_TOO_LONG: '昵称最多 20 个字',
      PASSWORD_LENGTH: '密码为 8–20 位',
      PASSWORD_LETTER_AND_DIGIT: '密码要同时包含字母和数字',
      PASSWORD_MISMATCH: '两次输入的密码不一致',
    },
  },
  {
    usernameHint: '4 to 20 letters, digits or underscores',
    nickname: 'Nickname',
    passwordHint: '8 to 20 characters, with letters and digits',
    confirm: 'Confirm password',
    submit: 'Register',
    submitting: 'Registering',
    problems: {
      USERNAME_INVALID: 'Use 4 to 20 letters, digits or underscores',
      NICKNAME_REQUIRED: 'Please enter a nickname',
      NICKNAME_TOO_LONG: 'A nickname has at most 20 characters',
      PASSWORD_LENGTH: 'Use 8 to 20 characters',
      PASSWORD_LETTER_AND_DIGIT: 'Use letters and digits together',
      PASSWORD_MISMATCH: 'The passwords do not match',
    },
  },
);
