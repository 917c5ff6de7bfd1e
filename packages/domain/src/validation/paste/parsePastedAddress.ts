import type { AddressFields } from '../address.ts';
import { normalizeDigits } from '../normalizeDigits.ts';
import { findRegion, type RegionNames } from './findRegion.ts';

/** What was found in a text; the rest is missing. */
export type PastedAddress = Partial<Omit<AddressFields, 'isDefault'>>;

const MOBILE = /(?<!\d)(?:\+?86[-\s]?)?(1[3-9]\d)[-\s]?(\d{4})[-\s]?(\d{4})(?!\d)/;
const LANDLINE = /(?<!\d)(0\d{2,3})[-\s]?(\d{7,8})(?!\d)/;
const POSTCODE = /(?<![\d号栋幢#-])(\d{6})(?![\d号弄室栋幢楼座-])/;
/** Words of forms before what is meant; they part what they stand before from the rest. */
const LABEL =
  /(?:收货人|收件人|联系人|姓名|名字|手机号码?|联系电话|电话号码|联系方式|电话|手机|所在地区|地区|收货地址|收件地址|详细地址|地址|邮政编码|邮编|recipient|name|phone|mobile|tel|address|postcode|zip(?: code)?)\s*[:：]\s*/gi;
const NAME_LABEL = /(?:收货人|收件人|联系人|姓名|名字|recipient|name)\s*[:：]\s*([^\n\r,，;；|、]+)/i;
const SEPARATOR = /[\n\r,，;；|、\t]+|\s+/;
/** What a name of a place or a building ends in. */
const OF_A_PLACE = /\d|[路街道巷弄号楼室层栋幢座村镇乡区县市省园城厦场院]|单元|小区/;
const CHINESE_NAME = /^[一-龥·]{2,4}$/;
const LATIN_NAME = /^[A-Za-z][A-Za-z.'-]*$/;

/**
 * Finds recipient, phone, region, street and postcode in a text that was copied from a chat or another shop, in whatever
 * order. What is in doubt is left out, because an empty field is seen and a wrong one is not.
 *
 * @param names the regions that exist
 * @example parsePastedAddress('林小禾 13812342046 上海市静安区愚园路128弄6号302室', names)
 */
export function parsePastedAddress(text: string, names: RegionNames): PastedAddress {
  let rest = normalizeDigits(text);
  const take = (pattern: RegExp, read: (match: RegExpExecArray) => string): string | undefined => {
    const match = pattern.exec(rest);
    if (!match) return undefined;
    rest = `${rest.slice(0, match.index)}\n${rest.slice(match.index + match[0].length)}`;
    return read(match);
  };
  const phone =
    take(MOBILE, ([, operator, area, line]) => `${operator}${area}${line}`) ??
    take(LANDLINE, ([, area, line]) => `${area}-${line}`);
  const labelled = take(NAME_LABEL, ([, name = '']) => withoutTitle(name));
  const postcode = take(POSTCODE, ([, digits = '']) => digits);
  rest = rest.replace(LABEL, '\n');

  const found = findRegion(rest, names);
  const before = tokensOf(found ? rest.slice(0, found.start) : rest);
  const after = tokensOf(found ? rest.slice(found.end) : '');
  const recipientName = labelled ?? nameAmong(before) ?? nameAmong(after.slice(1));
  const street = found ? after : before;
  const detailAddress = street
    .filter((token) => withoutTitle(token) !== recipientName && isOfStreet(token, found))
    .join(' ');
  return {
    ...(recipientName && { recipientName }),
    ...(phone && { phone }),
    ...(found && { region: found.region }),
    ...(detailAddress && { detailAddress }),
    ...(postcode && { postcode }),
  };
}

/** Without a region only what looks like a street is one. */
function isOfStreet(token: string, found: unknown): boolean {
  return found !== undefined || OF_A_PLACE.test(token);
}

function tokensOf(text: string): string[] {
  return text
    .split(SEPARATOR)
    .map((token) => token.replace(/^[.。:：]+|[.。]+$/g, ''))
    .filter((token) => token !== '');
}

/** The first that looks like a person, words of letters together. */
function nameAmong(tokens: readonly string[]): string | undefined {
  for (const [at, token] of tokens.entries()) {
    const name = withoutTitle(token);
    if (CHINESE_NAME.test(name) && !OF_A_PLACE.test(name)) return name;
    if (!LATIN_NAME.test(token)) continue;
    const words = tokens.slice(at);
    const end = words.findIndex((word) => !LATIN_NAME.test(word));
    return words.slice(0, end === -1 ? undefined : end).join(' ');
  }
  return undefined;
}

/** Without what is added in politeness. */
function withoutTitle(name: string): string {
  return name
    .trim()
    .replace(/[（(]?(?:先生|女士|小姐|收)[)）]?$/, '')
    .trim();
}
