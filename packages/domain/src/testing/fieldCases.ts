import type { PhoneRegion } from '../validation/phone.ts';

/** The fields that shoppers type into and that have a rule of their own. */
export type CaseField =
  | 'recipientName'
  | 'phone'
  | 'detailAddress'
  | 'postcode'
  | 'mobilePhone'
  | 'email'
  | 'nickname'
  | 'username'
  | 'bio'
  | 'contactName'
  | 'contactMessage';

/** A text and its expected result at every entry point. */
export interface FieldCase {
  field: CaseField;
  input: string;
  /** Region of the address, for phones and postcodes. @default 'mainland' */
  region?: PhoneRegion;
  /** The stored value, or the code that the contract reports. */
  expect: { value: string; code?: never } | { code: string; value?: never };
}

const accepted = (field: CaseField, input: string, value = input): FieldCase => ({ field, input, expect: { value } });
const refused = (field: CaseField, input: string, code: string): FieldCase => ({ field, input, expect: { code } });
const phone = (input: string, region: PhoneRegion, value: string | null): FieldCase => ({
  field: 'phone',
  input,
  region,
  expect: value === null ? { code: 'PHONE' } : { value },
});

const postcode = (input: string, region: PhoneRegion, value: string | null): FieldCase => ({
  field: 'postcode',
  input,
  region,
  expect: value === null ? { code: 'POSTCODE' } : { value },
});

const phones = [
  phone('138 0013 8000', 'mainland', '13800138000'),
  phone('+86 (138) 0013 - 8000', 'mainland', '13800138000'),
  phone('0086-138-0013-8000', 'mainland', '13800138000'),
  phone('1 3 8 0 0 1 3 8 0 0 0', 'mainland', '13800138000'),
  phone('138.0013.8000', 'mainland', '13800138000'),
  phone('\u202d13800138000\u202c', 'mainland', '13800138000'),
  phone('１３８００１３８０００', 'mainland', '13800138000'),
  phone('＋８６ １３８００１３８０００', 'mainland', '13800138000'),
  phone('١٣٨٠٠١٣٨٠٠٠', 'mainland', '13800138000'),
  phone('13800138000\u200b', 'mainland', '13800138000'),
  phone('(0755) 2345-6789', 'mainland', '0755-23456789'),
  phone('（0755）2345－6789', 'mainland', '0755-23456789'),
  phone('0755 2345 6789', 'mainland', '0755-23456789'),
  phone('+86 755 2345 6789', 'mainland', '0755-23456789'),
  phone('010-12345678', 'mainland', '010-12345678'),
  phone('0755-23456789-801', 'mainland', '0755-23456789-801'),
  phone('0755-23456789转801', 'mainland', '0755-23456789-801'),
  phone('13012345678转8001', 'mainland', '13012345678-8001'),
  phone('13012345678-8001', 'mainland', '13012345678-8001'),
  phone('+86 130 1234 5678，转 8001', 'mainland', '13012345678-8001'),
  phone('１３０１２３４５６７８（转８００１）', 'mainland', '13012345678-8001'),
  phone('13012345678[8001]', 'mainland', '13012345678-8001'),
  phone('13012345678 ext. 8001', 'HK', '13012345678-8001'),
  phone('13012345678转', 'mainland', null),
  phone('+852 9123 4567', 'mainland', '+85291234567'),
  phone('+886 912 345 678', 'mainland', '+886912345678'),
  phone('0912 345 678', 'mainland', null),
  phone('0-----------', 'mainland', null),
  phone('000000000000', 'mainland', null),
  phone('9123 4567', 'mainland', null),
  phone('1380013800', 'mainland', null),
  phone('138001380000', 'mainland', null),
  phone('电话13800138000', 'mainland', null),
  phone('13800138000 13900139000', 'mainland', null),
  phone('', 'mainland', null),
  phone('+852 9123 4567', 'HK', '+85291234567'),
  phone('9123 4567', 'HK', '+85291234567'),
  phone('852 9123-4567', 'HK', '+85291234567'),
  phone('13800138000', 'HK', '13800138000'),
  phone('1123 4567', 'HK', null),
  phone('+853 6612 3456', 'MO', '+85366123456'),
  phone('6612-3456', 'MO', '+85366123456'),
  phone('9612 3456', 'MO', null),
  phone('0912 345 678', 'TW', '+886912345678'),
  phone('+886 (0)912 345 678', 'TW', '+886912345678'),
  phone('(02) 2345-6789', 'TW', '+886223456789'),
  phone('0755-23456789', 'TW', '0755-23456789'),
  phone('912', 'TW', null),
];

const names = [
  accepted('recipientName', '古丽米热•艾比布力', '古丽米热·艾比布力'),
  accepted('recipientName', '古丽米热・艾比布力', '古丽米热·艾比布力'),
  accepted('recipientName', '古丽米热‧艾比布力', '古丽米热·艾比布力'),
  accepted('recipientName', '古丽米热．艾比布力', '古丽米热·艾比布力'),
  accepted('recipientName', '古丽米热·艾比布力'),
  accepted('recipientName', '𠮷田𠀋'),
  accepted('recipientName', 'Ｌｉｎ', 'Lin'),
  accepted('recipientName', 'Rene\u0301 O’Brien', 'Ren\u00e9 O’Brien'),
  accepted('recipientName', ' 林\u200b小\u3000满\n', '林小 满'),
  accepted('recipientName', '𠮷'.repeat(30)),
  refused('recipientName', '𠮷'.repeat(31), 'MAX_LENGTH'),
  refused('recipientName', ' \u3000\u200b\u3164', 'REQUIRED'),
  accepted('recipientName', 'Zoë 2'),
  accepted('recipientName', '小林🌸'),
  refused('recipientName', '•', 'LETTER'),
  refused('recipientName', '．', 'LETTER'),
  refused('recipientName', '123', 'LETTER'),
  refused('recipientName', '１３８００１３８０００', 'LETTER'),
  refused('recipientName', '🦆', 'LETTER'),
  refused('contactName', '-- 1', 'LETTER'),
  accepted('contactName', '买买提•艾力', '买买提·艾力'),
  refused('contactName', '\u2060', 'REQUIRED'),
];

const texts = [
  accepted('detailAddress', '文三路\r\n１ 号', '文三路 1 号'),
  accepted('detailAddress', '鸭'.repeat(200)),
  refused('detailAddress', '鸭'.repeat(201), 'MAX_LENGTH'),
  refused('detailAddress', '\ufeff', 'REQUIRED'),
  accepted('nickname', ' 小鸭 ', '小鸭'),
  accepted('nickname', 'Ｄｕｃｋ１！', 'Duck1！'),
  accepted('nickname', '\u202eolleh', 'olleh'),
  accepted('nickname', '\u2066小\u2069鸭', '小鸭'),
  accepted('nickname', '👨‍👩‍👧‍👦'),
  accepted('nickname', '🦆'.repeat(20)),
  refused('nickname', '🦆'.repeat(21), 'MAX_LENGTH'),
  refused('nickname', '\u200b', 'REQUIRED'),
  refused('nickname', '\u3164', 'REQUIRED'),
  refused('nickname', '\u2800', 'REQUIRED'),
  refused('nickname', '\u0000', 'REQUIRED'),
  accepted('bio', 'one\r\ntwo\u0007', 'one\ntwo'),
  accepted('bio', '\u200b', ''),
  accepted('bio', '🦆'.repeat(200)),
  refused('bio', '🦆'.repeat(201), 'MAX_LENGTH'),
  accepted('contactMessage', ' one\u2028two ', 'one\ntwo'),
  refused('contactMessage', '\u200e', 'REQUIRED'),
];

const codes = [
  postcode('１０００ ０１', 'mainland', '100001'),
  postcode('  ', 'mainland', ''),
  postcode('10000', 'mainland', null),
  postcode('106', 'mainland', null),
  postcode('106', 'TW', '106'),
  postcode('106-06', 'TW', '10606'),
  postcode('106 068', 'TW', '106068'),
  postcode('1060', 'TW', null),
  postcode('10', 'TW', null),
  postcode('', 'TW', ''),
  postcode('', 'HK', ''),
  postcode('\u200b', 'HK', ''),
  postcode('999077', 'HK', null),
  postcode('', 'MO', ''),
  postcode('999078', 'MO', null),
  accepted('mobilePhone', '+86 138-0013-8000', '13800138000'),
  refused('mobilePhone', '0755-23456789', 'PHONE'),
  refused('mobilePhone', '13012345678转8001', 'PHONE'),
  refused('mobilePhone', '+852 9123 4567', 'PHONE'),
  accepted('email', "o'brien@example.com"),
  accepted('email', '用户@例子.中国'),
  accepted('email', ' Duck@Example.COM\u200b', 'Duck@example.com'),
  accepted('email', 'ｄｕｃｋ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'duck@example.com'),
  accepted('email', 'duck+shop@sub.example.co.uk'),
  refused('email', 'duck@example', 'EMAIL'),
  refused('email', 'duck@@example.com', 'EMAIL'),
  refused('email', 'duck..pond@example.com', 'EMAIL'),
  refused('email', 'duck pond@example.com', 'EMAIL'),
  refused('email', 'duck@-example.com', 'EMAIL'),
  refused('email', `${'a'.repeat(65)}@example.com`, 'EMAIL'),
  accepted('username', 'ｄｕｃｋ＿２０２６', 'duck_2026'),
  accepted('username', ' pond_duck\u200b', 'pond_duck'),
  refused('username', 'duck-2026', 'USERNAME'),
  refused('username', 'du c', 'USERNAME'),
  refused('username', '绿头鸭鸭', 'USERNAME'),
];

/**
 * Texts that shoppers type or paste, with the expected result of validators, forms, the API and the offline back end.
 */
export const fieldCases: readonly FieldCase[] = [...phones, ...names, ...texts, ...codes];

/** Equal passwords, as different keyboards write them. */
export const samePasswords: readonly (readonly [string, string])[] = [
  ['Pässword1', 'Pa\u0308ssword1'],
  ['Password１', 'Password1'],
  ['ﬁsh12345', 'fish12345'],
  ['pond\u3000duck1', 'pond duck1'],
];
