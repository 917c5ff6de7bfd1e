import type { RegionNames } from '../regionNames.ts';
import { beginsWithChineseName, beginsWithLatinName } from './findPerson.ts';
import { findRegion } from './findRegion.ts';
import { findRomanizedRegion } from './findRomanizedRegion.ts';
import {
  LANDLINE,
  LIST_NUMBER,
  MOBILE,
  NAME_LABEL,
  NO_REGION_AFTER,
  RECEIVER,
  SENDER,
  UNUSUAL_MOBILE,
  WITH_COUNTRY_CODE,
} from './patterns.ts';

/** The address to read from a text, and the text of others. */
export interface FirstAddress {
  first: string;
  otherTexts: readonly string[];
}

/** Characters that separate addresses. */
const SEPARATORS = [/\n\s*\n/, /\n/, /[;；]/];

/**
 * Separates the first address of a text from others, so that no person gets the phone or street of another one. If the
 * text labels a sender and a recipient, the recipient's is the first.
 *
 * @example firstAddress('张三 13800138000 …\n李四 13900139000 …', names) // { first: '张三 …', others: ['李四 …'] }
 */
export function firstAddress(text: string, names: RegionNames): FirstAddress {
  const sender = SENDER.exec(text)?.index;
  const receiver = RECEIVER.exec(text)?.index;
  if (sender === undefined || receiver === undefined) return splitByContent(text, names);
  const end = receiver > sender ? receiver : text.length;
  const { first, otherTexts } = splitByContent(`${text.slice(0, sender)}\n${text.slice(end)}`, names);
  return { first, otherTexts: [text.slice(sender, end), ...otherTexts] };
}

/** Phones of any kind. */
const PHONE = new RegExp(
  [WITH_COUNTRY_CODE, MOBILE, LANDLINE, UNUSUAL_MOBILE].map(({ source }) => source).join('|'),
  'iu',
);

/** Separates two addresses, or two people of whom one has no address. */
function splitByContent(text: string, names: RegionNames): FirstAddress {
  const regionOf = (part: string) => findRegion(part, names)?.region ?? findRomanizedRegion(part, names)?.region;
  const hasPhone = (part: string) => PHONE.test(part);
  const hasPlace = (part: string) => (findRegion(part, names) ?? findRomanizedRegion(part, names)) !== undefined;
  const isPerson = (part: string) => {
    const start = part.replace(LIST_NUMBER, '').trimStart().replace(NAME_LABEL, '').trimStart();
    // English addresses often begin with a building that looks like a name, so they must contain a phone.
    return beginsWithChineseName(start)
      ? hasPhone(part) || hasPlace(part)
      : beginsWithLatinName(start) && hasPhone(part);
  };
  const areTwo = (first: string, other: string) => {
    const [one, two] = [regionOf(first), regionOf(other)];
    if (one && two && one.areaCode !== two.areaCode) return true;
    const parts = [first, other];
    return parts.every((part) => hasPhone(part) && hasPlace(part)) || parts.every(isPerson);
  };
  // Spaces also separate the parts of one address, so both must contain a phone and a complete region.
  const areTwoApart = (...parts: [string, string]) =>
    parts.every((part) => hasPhone(part)) && parts.every((part) => regionOf(part) !== undefined);
  const splitAt = (separator: RegExp, isSplit: (first: string, other: string) => boolean): FirstAddress | undefined =>
    [...text.matchAll(new RegExp(separator, 'g'))]
      .map((match) => [text.slice(0, match.index), text.slice(match.index + match[0].length)] as const)
      .filter(([, other]) => !NO_REGION_AFTER.test(` ${other}`))
      .filter(([first, other]) => isSplit(first, other))
      .map(([first, other]) => ({ first, otherTexts: [other] }))[0];
  return (
    SEPARATORS.map((separator) => splitAt(separator, areTwo)).find((split) => split !== undefined) ??
    splitAt(/\s/, areTwoApart) ?? { first: text, otherTexts: [] }
  );
}
