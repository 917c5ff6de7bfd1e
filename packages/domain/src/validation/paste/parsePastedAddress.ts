import type { AddressFields } from '../address.ts';
import { normalizeDigits } from '../normalizeDigits.ts';
import type { RegionNames } from '../regionNames.ts';
import { findPerson, labelledName, type Token } from './findPerson.ts';
import { findRegion } from './findRegion.ts';
import {
  LABEL,
  LABELLED_NAME,
  LANDLINE,
  LONG_NUMBER,
  MOBILE,
  NAME_LABEL,
  OF_A_PLACE,
  POSTCODE,
  RECEIVES,
  SEPARATOR,
} from './patterns.ts';

/** What was found in a text; the rest is missing. */
export type PastedAddress = Partial<Omit<AddressFields, 'isDefault'>>;

/**
 * Finds recipient, phone, region, street and postcode in a text that was copied from a chat or another shop, in whatever
 * order. Places that were merged or renamed become what they are today. What is in doubt is left out, because an empty
 * field is seen and a wrong one is not: a region without its county, a name without a usual surname.
 *
 * @param names the regions that exist
 * @example parsePastedAddress('林小禾 13812342046 上海市静安区愚园路128弄6号302室', names)
 */
export function parsePastedAddress(text: string, names: RegionNames): PastedAddress {
  let rest = normalizeDigits(text);
  const take = (pattern: RegExp, read: (match: RegExpExecArray) => string | undefined): string | undefined => {
    const match = pattern.exec(rest);
    if (!match) return undefined;
    rest = `${rest.slice(0, match.index)}\n${rest.slice(match.index + match[0].length)}`;
    return read(match);
  };
  const phone =
    take(MOBILE, ([, operator, area, line]) => `${operator}${area}${line}`) ??
    take(LANDLINE, ([, area, line, longArea, shortLine]) => `${area ?? longArea}-${line ?? shortLine}`);
  rest = rest.replace(NAME_LABEL, '\n\ue000').replace(LABEL, '\n');
  const labelled = take(LABELLED_NAME, ([, name = '']) => labelledName(name));
  const postcode = take(POSTCODE, ([, digits = '']) => digits);
  rest = rest.replaceAll('\ue000', '');

  const found = findRegion(rest, names);
  const before = tokensOf(found ? rest.slice(0, found.start) : rest);
  const after = found ? tokensOf(rest.slice(found.end)) : [];
  const isApart = found !== undefined && /^[\s,，;；|、]/.test(rest.slice(found.end));
  const isAddress = found !== undefined || phone !== undefined || before.some(isOfStreet);
  const person = labelled === undefined && isAddress ? findPersonAround(before, after, isApart) : undefined;
  const recipientName = labelled ?? person?.name;
  const detailAddress = (found ? (person?.after ?? after) : (person?.before ?? before).filter(isOfStreet))
    .filter((token) => token !== recipientName && !LONG_NUMBER.test(token))
    .join(' ');
  return {
    ...(recipientName && { recipientName }),
    ...(phone && { phone }),
    ...(found?.region && { region: found.region }),
    ...(detailAddress && { detailAddress }),
    ...(postcode && { postcode }),
  };
}

/** Whoever stands before the region, else behind it: there the first is a street unless it stands apart. */
function findPersonAround(before: readonly Token[], after: readonly Token[], isApart: boolean) {
  const person = findPerson(before, false);
  if (person) return { name: person.name, before: person.rest, after };
  const [street, ...others] = after;
  if (street === undefined || isApart) {
    const behind = findPerson(after, true);
    return behind && { name: behind.name, before, after: behind.rest };
  }
  const glued = findPerson(others, false) ?? undefined;
  if (glued) return { name: glued.name, before, after: [street, ...glued.rest] };
  const inStreet = OF_A_PLACE.test(street) ? findPerson([street], false) : undefined;
  return inStreet && { name: inStreet.name, before, after: [...inStreet.rest, ...others] };
}

/** Without a region only what looks like a street is one. */
function isOfStreet(token: Token): boolean {
  return OF_A_PLACE.test(token);
}

function tokensOf(text: string): Token[] {
  return text
    .split(SEPARATOR)
    .map((token) => token.replace(/^[.。:：]+|[.。:：]+$/g, ''))
    .filter((token) => token.replace(RECEIVES, '') !== '');
}
