import { defineWords } from '../../intl/Words.ts';

export const passwordFieldWords = defineWords(
  {
    showPassword: '显示密码',
    hidePassword: '隐藏密码',
    /** After a rule. */
    met: '，已满足',
    unmet: '，未满足',
    strength: '密码强度',
    weak: '弱',
    fair: '中',
    strong: '强',
  },
  {
    showPassword: 'Show password',
    hidePassword: 'Hide password',
    met: ', met',
    unmet: ', not met',
    strength: 'Password strength',
    weak: 'Weak',
    fair: 'Fair',
    strong: 'Strong',
  },
);
