import type { RegionNames } from '../regionNames.ts';
import { findRegion } from './findRegion.ts';
import { findRomanizedRegion } from './findRomanizedRegion.ts';
import { LANDLINE, MOBILE, NO_REGION_AFTER, RECEIVER, SENDER, WITH_COUNTRY_CODE } from './patterns.ts';

/** The address that a text is read for, and what belongs to others. */
export interface FirstAddress {
  first: string;
  others: readonly string[];
}

/** Signs that separate addresses. */
const SEPARATORS = [/\n\s*\n/, /\n/, /[;；]/];

/**
 * Separates the first address of a text from others, so that no person gets the phone or street of another one. Where the text
 * labels a sender and a recipient, the recipient's is the first.
 *
 * @example firstAddress('张三 13800138000 …\n李四 13900139000 …', names) // { first: '张三 …', others: ['李四 …'] }
 */
export function firstAddress(text: string, names: RegionNames): FirstAddress {
  const sender = SENDER.exec(text)?.index;
  const receiver = RECEIVER.exec(text)?.index;
  if (sender === undefined || receiver === undefined) return splitByContent(text, names);
  const end = receiver > sender ? receiver : text.length;
  const { first, others } = splitByContent(`${text.slice(0, sender)}\n${text.slice(end)}`, names);
  return { first, others: [text.slice(sender, end), ...others] };
}

/** Separates what has a phone and a region from more that has both. */
function splitByContent(text: string, names: RegionNames): FirstAddress {
  const phones = new RegExp([WITH_COUNTRY_CODE, MOBILE, LANDLINE].map(({ source }) => source).join('|'), 'giu');
  const whole = { first: text, others: [] };
  if ([...text.matchAll(phones)].length < 2) return whole;
  const hasPhone = (part: string) => part.search(phones) !== -1;
  const hasPlace = (part: string) => (findRegion(part, names) ?? findRomanizedRegion(part, names)) !== undefined;
  // Spaces also separate the parts of one address, so there it takes two whole regions.
  const hasRegion = (part: string) =>
    (findRegion(part, names)?.region ?? findRomanizedRegion(part, names)?.region) !== undefined;
  const splitAt = (separator: RegExp, isTold: (part: string) => boolean): FirstAddress | undefined =>
    [...text.matchAll(new RegExp(separator, 'g'))]
      .map((match) => [text.slice(0, match.index), text.slice(match.index + match[0].length)] as const)
      .filter(([, other]) => !NO_REGION_AFTER.test(` ${other}`))
      .filter((parts) => parts.every((part) => hasPhone(part) && isTold(part)))
      .map(([first, other]) => ({ first, others: [other] }))[0];
  return (
    SEPARATORS.map((separator) => splitAt(separator, hasPlace)).find((split) => split !== undefined) ??
    splitAt(/\s/, hasRegion) ??
    whole
  );
}
