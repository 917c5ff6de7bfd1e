import type { AddressFields } from '../address.ts';
import { normalizeDigits } from '../normalizeDigits.ts';
import { halfWidth, normalizeText } from '../normalizeText.ts';
import { joinNameParts } from '../personName.ts';
import { parsePhone, phoneRegionOf } from '../phone.ts';
import type { RegionNames } from '../regionNames.ts';
import { findPerson, isOfPlace, isUncommonName, labelledName, type Token } from './findPerson.ts';
import { findRegion } from './findRegion.ts';
import {
  LABEL,
  LABELLED_NAME,
  LANDLINE,
  LOCAL_PHONE,
  LONG_NUMBER,
  MOBILE,
  NAME_LABEL,
  POSTCODE,
  RECEIVES,
  SEPARATOR,
  WITH_COUNTRY_CODE,
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
  let rest = normalizePasted(text);
  const cut = (match: RegExpExecArray) => {
    rest = `${rest.slice(0, match.index)}\n${rest.slice(match.index + match[0].length)}`;
  };
  const take = <Result>(pattern: RegExp, read: (match: RegExpExecArray) => Result): Result | undefined => {
    const match = pattern.exec(rest);
    if (!match) return undefined;
    const result = read(match);
    cut(match);
    return result;
  };
  const readPhone = (match: RegExpExecArray) => ({
    number: parsePhone(match[0]),
    beside: [tokensOf(rest.slice(0, match.index)).at(-1), tokensOf(rest.slice(match.index + match[0].length))[0]],
  });
  let phone = take(WITH_COUNTRY_CODE, readPhone) ?? take(MOBILE, readPhone) ?? take(LANDLINE, readPhone);
  rest = rest.replace(NAME_LABEL, '\n\ue000').replace(LABEL, '\n');
  const labelled = take(LABELLED_NAME, ([, name = '']) => labelledName(name));
  const postcode = take(POSTCODE, ([, digits = '']) => digits);
  rest = rest.replaceAll('\ue000', '');

  let found = findRegion(rest, names);
  const phoneRegion = phoneRegionOf(found?.region?.areaCode);
  if (!phone && phoneRegion !== 'mainland') {
    phone = take(LOCAL_PHONE[phoneRegion], (match) => ({
      ...readPhone(match),
      number: parsePhone(match[0], phoneRegion),
    }));
    found = findRegion(rest, names);
  }
  const before = tokensOf(found ? rest.slice(0, found.start) : rest);
  const after = found ? tokensOf(rest.slice(found.end)) : [];
  const isApart = found !== undefined && /^[\s,，;；|、]/.test(rest.slice(found.end));
  const isAddress = found !== undefined || phone !== undefined || before.some(isOfPlace);
  const person =
    labelled === undefined && isAddress
      ? (findPersonAround(before, after, isApart) ?? findUncommonName(before, after, phone?.beside ?? []))
      : undefined;
  const recipientName = labelled ?? person?.name;
  const detailAddress = (found ? (person?.after ?? after) : (person?.before ?? before).filter(isOfPlace))
    .filter((token) => token !== recipientName && !LONG_NUMBER.test(token))
    .join(' ');
  return {
    ...(recipientName && { recipientName }),
    ...(phone?.number && { phone: phone.number }),
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
  const inStreet = isOfPlace(street) ? findPerson([street], false) : undefined;
  return inStreet && { name: inStreet.name, before, after: [...inStreet.rest, ...others] };
}

/** A name that only its place beside the phone tells from other words. */
function findUncommonName(before: readonly Token[], after: readonly Token[], beside: readonly (Token | undefined)[]) {
  const name = beside.find(
    (token) => token !== undefined && isUncommonName(token) && [...before, ...after].includes(token),
  );
  const others = (tokens: readonly Token[]) => tokens.filter((token) => token !== name);
  return name === undefined ? undefined : { name, before: others(before), after: others(after) };
}

/** Lines stay apart; dots inside names and digits are written in one way. */
function normalizePasted(text: string): string {
  return normalizeDigits(joinNameParts(halfWidth(normalizeText(text))));
}

function tokensOf(text: string): Token[] {
  return text
    .split(SEPARATOR)
    .map((token) => token.replace(/^[.。:：]+|[.。:：]+$/g, ''))
    .filter((token) => token.replace(RECEIVES, '') !== '');
}
