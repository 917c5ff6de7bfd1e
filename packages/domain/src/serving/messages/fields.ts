import type { Locale } from '../../messages/locale.ts';
import { refusalMessages } from './refusals.ts';

const sentences: Readonly<Record<string, Readonly<Record<Locale, string>>>> = {
  REQUIRED: { 'zh-CN': '此项不能为空', 'en-US': 'This field is required.' },
  UNKNOWN_FIELD: { 'zh-CN': '不支持此项', 'en-US': 'This field is not supported.' },
  TYPE: { 'zh-CN': '类型不正确', 'en-US': 'The type is not right.' },
  MIN_LENGTH: { 'zh-CN': '内容过短或数量不足', 'en-US': 'This is too short or too few.' },
  MAX_LENGTH: { 'zh-CN': '内容过长或数量过多', 'en-US': 'This is too long or too many.' },
  MIN_VALUE: { 'zh-CN': '数值过小', 'en-US': 'The value is too small.' },
  MAX_VALUE: { 'zh-CN': '数值过大', 'en-US': 'The value is too large.' },
  INTEGER: { 'zh-CN': '必须是整数', 'en-US': 'This must be a whole number.' },
  CHARACTERS: { 'zh-CN': '包含不支持的字符', 'en-US': 'This holds characters that cannot be stored.' },
  UUID: { 'zh-CN': '编号格式不正确', 'en-US': 'This is not a valid id.' },
  PHONE: { 'zh-CN': '请输入正确的电话号码', 'en-US': 'Please enter a valid phone number.' },
  EMAIL: { 'zh-CN': '请输入正确的邮箱', 'en-US': 'Please enter a valid email address.' },
  USERNAME: { 'zh-CN': '用户名为 4–20 位字母、数字或下划线', 'en-US': 'Use 4–20 letters, digits or underscores.' },
  POSTCODE: {
    'zh-CN': '邮政编码为 6 位数字，台湾为 3、5 或 6 位，港澳地区不填',
    'en-US': 'A postcode has 6 digits (Taiwan: 3, 5 or 6; none in Hong Kong and Macau).',
  },
  VERIFICATION_CODE: { 'zh-CN': '验证码为 6 位数字', 'en-US': 'A verification code has 6 digits.' },
  TRACKING_NUMBER: {
    'zh-CN': '快递单号为 6–40 位字母、数字或连字符',
    'en-US': 'A tracking number has 6–40 letters, digits or hyphens.',
  },
  FILE_TYPE: { 'zh-CN': '只支持 JPEG、PNG 或 WebP 图片', 'en-US': 'Only JPEG, PNG or WebP pictures are supported.' },
  FILE_SIZE: { 'zh-CN': '图片不能超过 5 MB', 'en-US': 'A picture may have at most 5 MB.' },
  WRONG_PASSWORD: { 'zh-CN': '当前密码不正确', 'en-US': 'The current password is wrong.' },
  DATE_FUTURE: { 'zh-CN': '日期不能晚于今天', 'en-US': 'The date must not be after today.' },
  JSON: { 'zh-CN': '请求内容不是有效的 JSON', 'en-US': 'The body is not valid JSON.' },
  DEPTH: { 'zh-CN': '请求内容嵌套过深', 'en-US': 'The body is nested too deeply.' },
};
const fallback: Readonly<Record<Locale, string>> = { 'zh-CN': '格式不正确', 'en-US': 'The format is not right.' };
/** What refuses a whole call may be at one of its fields, too, such as a code that was sent to somebody else. */
const known: typeof sentences = { ...refusalMessages, ...sentences };

/** The sentence for what is wrong with a field; codes without one of their own get a general one. */
export function fieldMessage(code: string, locale: Locale): string {
  return (Object.hasOwn(known, code) ? known[code] : fallback)?.[locale] ?? fallback[locale];
}
