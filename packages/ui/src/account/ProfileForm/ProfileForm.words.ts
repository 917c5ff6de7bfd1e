import { defineWords } from '../../intl/Words.ts';

export const profileFormWords = defineWords(
  {
    nickname: '昵称',
    nicknameProblems: { NICKNAME_REQUIRED: '请填写昵称', NICKNAME_TOO_LONG: '昵称最多 20 个字' },
    gender: '性别',
    genders: { none: '不填写', male: '男', female: '女' },
    birthday: '生日',
    phoneHint: '用来登录和找回密码。更换时需要验证码。',
    email: '邮箱',
    emailWrong: '请填写正确的邮箱',
    bio: '个人简介',
    save: '保存',
    saving: '保存中',
  },
  {
    nickname: 'Nickname',
    nicknameProblems: {
      NICKNAME_REQUIRED: 'Please enter a nickname',
      NICKNAME_TOO_LONG: 'A nickname has at most 20 characters',
    },
    gender: 'Gender',
    genders: { none: 'Not given', male: 'Male', female: 'Female' },
    birthday: 'Birthday',
    phoneHint: 'For logging in and recovering your password. A new one needs a code.',
    email: 'Email',
    emailWrong: 'Please enter a valid email',
    bio: 'About you',
    save: 'Save',
    saving: 'Saving',
  },
);
