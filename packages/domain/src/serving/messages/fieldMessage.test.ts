import { expect, it } from 'vitest';
import { fieldMessage } from './fieldMessage.ts';

it('says of a code that was not the one sent that it is wrong, not that it is written wrongly', () => {
  expect(fieldMessage('CODE_INVALID', 'zh-CN')).toBe('验证码错误或已过期');
  expect(fieldMessage('CODE_INVALID', 'en-US')).toMatch(/wrong or has expired/);
});

it('says something of every code', () => {
  expect(fieldMessage('USERNAME_TAKEN', 'en-US')).toMatch(/taken/);
  expect(fieldMessage('FORMAT', 'zh-CN')).toBe('格式不正确');
  expect(fieldMessage('toString', 'zh-CN')).toBe('格式不正确');
});
