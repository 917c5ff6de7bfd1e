import type { AddressFields } from '../address.ts';
import { normalizeDigits } from '../normalizeDigits.ts';
import type { RegionNames } from '../regionNames.ts';
import { findRegion } from './findRegion.ts';
import {
  CHINESE_NAME,
  LABEL,
  LANDLINE,
  LATIN_NAME,
  MOBILE,
  NAME_LABEL,
  OF_A_PLACE,
  POSTCODE,
  SEPARATOR,
  TITLE,
} from './patterns.ts';

/** What was found in a text; the rest is missing. */
export type PastedAddress = Partial<Omit<AddressFields, 'isDefault'>>;

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
  return name.trim().replace(TITLE, '').trim();
}
