import { type AddressFields, type AddressRegion, postcodeRuleOf } from '../address.ts';
import { problemOf } from '../fieldRule.ts';
import { normalizeDigits } from '../normalizeDigits.ts';
import { halfWidth, normalizeLine, normalizeText } from '../normalizeText.ts';
import { joinNameParts } from '../personName.ts';
import { parsePhone, phoneRegionOf } from '../phone.ts';
import type { RegionNames } from '../regionNames.ts';
import { createPastedText, type PastedText } from './createPastedText.ts';
import {
  findLatinPerson,
  findPerson,
  isName,
  isOfPlace,
  isPetName,
  isUncommonName,
  joinedName,
  labelledName,
  type Token,
} from './findPerson.ts';
import { findRegion } from './findRegion.ts';
import { findRomanizedRegion, isRomanizedPlace, type Range } from './findRomanizedRegion.ts';
import { firstAddress } from './firstAddress.ts';
import { foldPlaceNames } from './foldPlaceNames.ts';
import {
  CHAT,
  COUNTRY_AFTER,
  COUNTRY_BEFORE,
  COUNTRY_NAME,
  EDGES,
  EMAIL,
  FIELD_LABEL,
  HAN,
  HAS_TEXT,
  ID_NUMBER,
  LABEL,
  LABELLED_NAME,
  LANDLINE,
  LATIN_START,
  LIST_NUMBER,
  LOCAL_PHONE,
  LONG_NUMBER,
  MOBILE,
  NAME_IN_PARTS,
  NAME_LABEL,
  NAME_WITH_SPACES,
  ORDER_NUMBER,
  ORGANISATION,
  PHONE_WITH_LABEL,
  POSTCODE,
  POSTCODE_OF_TAIWAN,
  RECEIVES,
  SEPARATOR,
  UNCLOSED,
  UNUSUAL_MOBILE,
  WITH_BARE_COUNTRY_CODE,
  WITH_COUNTRY_CODE,
} from './patterns.ts';

/** The parts found in a text; others are missing. */
export type PastedAddress = Partial<Omit<AddressFields, 'isDefault'>> & {
  /** Parts of the text that belong to no field, such as a second phone, to show to the shopper. */
  unusedParts?: readonly string[];
};

/**
 * Finds recipient, phone, region, street and postcode in a text that was copied from a chat or another shop, in Chinese
 * or English, in any order. Merged or renamed places are converted to the current ones. Uncertain parts are left out,
 * because a shopper notices an empty field more easily than a wrong one: a region without its county, a name without a
 * common surname.
 *
 * All letters and digits of the text are returned in a field or in `unusedParts`. Exceptions are labels such as `Tel:`
 * and `ext.`, copies of the phone's extension in brackets, the country, words for the level of a region (`District`), courtesy titles and 收. A text with several
 * addresses is read up to the end of the first; the others are `unusedParts`.
 *
 * @param names the existing regions
 * @example parsePastedAddress('林小禾 13812342046 上海市静安区愚园路128弄6号302室', names)
 * @example parsePastedAddress('Room 502, 478 Wensan Road, Xihu District, Hangzhou 310012 John Smith 13800138000', names)
 */
export function parsePastedAddress(text: string, names: RegionNames): PastedAddress {
  const { first, otherTexts: otherParts } = firstAddress(separateLabels(normalizePasted(text)), names);
  const pasted = createPastedText(first);
  const unusedParts = [
    ...otherParts,
    ...[EMAIL, ID_NUMBER, ORDER_NUMBER, LIST_NUMBER].flatMap((pattern) => takeAll(pasted, pattern, '\n')),
  ];
  pasted.replace(NAME_IN_PARTS, `\n${NAME}$1 $2\n`);
  let phone = takePhone(pasted);
  if (phone !== undefined) removeExtensionTags(pasted, phone);
  for (const pattern of PHONES) unusedParts.push(...takeAll(pasted, pattern, OTHER_PHONE));
  pasted.replace(PHONE_WITH_LABEL, '');
  pasted.replace(NAME_LABEL, `\n${NAME}`);
  pasted.replace(LABEL, '\n');
  joinNames(pasted);
  const labelled = takeLabelledName(pasted);
  const postcode = pasted.extract(POSTCODE, ([, digits]) => digits);

  let found = locate(pasted.read(), names, phone);
  const phoneRegion = phoneRegionOf(found?.code);
  if (phone === undefined && phoneRegion !== 'mainland') {
    phone = pasted.extract(LOCAL_PHONE[phoneRegion], ([written]) => parsePhone(written, phoneRegion), PHONE);
    found = locate(pasted.read(), names, phone);
  }
  const isApart = found !== undefined && /^[\s,，;；|、]/.test(pasted.read().slice(found.end));
  if (found) cutRegion(pasted, found);
  const ownPostcode =
    postcode ?? (phoneRegion === 'TW' ? pasted.extract(POSTCODE_OF_TAIWAN, ([digits]) => digits) : undefined);
  const isPostcode = ownPostcode !== undefined && problemOf(postcodeRuleOf(phoneRegion), ownPostcode) === undefined;
  if (ownPostcode !== undefined && !isPostcode) unusedParts.push(ownPostcode);

  const [before = [], after = []] = pasted.read().split(REGION).map(tokensOf);
  const isAddress = found !== undefined || phone !== undefined || before.some(isOfPlace);
  const clues = {
    isApart,
    besidePhone: besidePhone(pasted.read()),
    isPhoneLast: isPhoneAfterRegion(pasted.read()),
    names,
  };
  const findIn = (tokens: Tokens) =>
    labelled === undefined && isAddress ? findPersonBy({ ...tokens, ...clues }) : undefined;
  const otherNames = namesOfOtherPhones(pasted.read(), labelled !== undefined);
  const isOwn = (token: Token) => !otherNames.includes(token);
  const ownTokens = { before: before.filter(isOwn), after: after.filter(isOwn) };
  const ownPerson = findIn(ownTokens);
  // If there is no other name, the person has two phones.
  const hasOthers = otherNames.length > 0 && (labelled ?? ownPerson) !== undefined;
  const person = hasOthers ? ownPerson : findIn({ before, after });
  if (hasOthers) unusedParts.push(...otherNames);
  const recipientName = labelled ?? person?.name;
  const streetParts = streetOf(person ?? (hasOthers ? ownTokens : { before, after }), found, recipientName);
  return {
    ...(recipientName && { recipientName }),
    ...(phone && { phone }),
    ...(found?.region && { region: found.region }),
    ...(streetParts.street && { detailAddress: streetParts.street }),
    ...(isPostcode && { postcode: ownPostcode }),
    ...withUnusedParts([...unusedParts, ...streetParts.unusedParts]),
  };
}

/** Markers for removed parts, from the private use area of Unicode, which is never typed. */
const NAME = '\ue000';
const PHONE = '\ue001';
const OTHER_PHONE = '\ue002';
const REGION = '\ue003';
const REGION_IN_LETTERS = '\ue004';
const PHONES = [WITH_COUNTRY_CODE, MOBILE, LANDLINE, UNUSUAL_MOBILE];

/** Lines stay separate; dots inside names and digits are unified. */
function normalizePasted(text: string): string {
  return normalizeDigits(joinNameParts(halfWidth(normalizeText(text.replace(/[\ue000-\ue004]/g, ' ')))));
}

/**
 * Splits a form that was copied as one line into a line per field. A single word with a colon may be part of a street.
 */
function separateLabels(text: string): string {
  const lines = text.split('\n');
  const isForm = (line: string) => (line.match(FIELD_LABEL) ?? []).length > 1;
  return lines.map((line) => (isForm(line) ? line.replace(FIELD_LABEL, '\n$&').trimStart() : line)).join('\n');
}

function takeAll(pasted: PastedText, pattern: RegExp, marker: string): string[] {
  const matches: string[] = [];
  for (;;) {
    const next = pasted.extract(pattern, ([written]) => written, marker);
    if (next === undefined) return matches;
    matches.push(next);
  }
}

function takePhone(pasted: PastedText): string | undefined {
  for (const pattern of PHONES) {
    const phone = pasted.extract(pattern, phoneOf, PHONE);
    if (phone !== undefined) return phone;
  }
  return pasted.extract(WITH_BARE_COUNTRY_CODE, ([written]) => parsePhone(`+${written}`), PHONE);
}

/** @param match a mobile in two groups, without and with its extension, or any other number */
function phoneOf([written, mobile, extension = '']: RegExpMatchArray): string | null {
  // Only a number without gaps can be distinguished from its extension.
  return parsePhone(mobile === undefined ? written : mobile.replace(/[^+\d]/g, '') + extension);
}

/** Removes copies of the phone's extension, which shops append to the name and the street: `李雷[8001]`. */
function removeExtensionTags(pasted: PastedText, phone: string): void {
  const [, extension] = /^1\d{10}-(\d+)$/.exec(phone) ?? [];
  if (extension !== undefined) pasted.replace(new RegExp(`[\\[【]\\s*${extension}\\s*[\\]】]`, 'g'), '');
}

function takeLabelledName(pasted: PastedText): string | undefined {
  const labelled = pasted.extract(LABELLED_NAME, ([, name = '']) => labelledName(name), NAME);
  // A room number follows: the pattern for names ends at digits.
  if (labelled) pasted.replace(new RegExp(NAME), labelled.remainingTokens.map((part) => `\n${part} `).join('') || '\n');
  pasted.replace(new RegExp(NAME, 'g'), '\n');
  return labelled?.name;
}

/** A region, and the positions of its names. */
interface Located {
  /** Missing if it is incomplete; its text then stays in the street. */
  region: AddressRegion | undefined;
  code: string;
  isChinese: boolean;
  ranges: readonly Range[];
  /** End of the region's name. */
  end: number;
}

function locate(text: string, names: RegionNames, phone: string | undefined): Located | undefined {
  const chinese = findRegion(text, names);
  const romanized = chinese?.region ? undefined : findRomanizedRegion(text, names);
  const local = chinese || romanized ? chinese : findRegion(text, names, { home: homeOf(text, phone) });
  if (local && !romanized?.region) {
    const { start, end, region } = local;
    return { ...local, isChinese: true, ranges: [{ start, end: region ? end : start }] };
  }
  return romanized && { ...romanized, isChinese: false, ranges: romanized.region ? romanized.ranges : [], end: 0 };
}

/**
 * Returns the codes of the regions that a text without a region is from, by its phone or by traditional characters:
 * addresses in Hong Kong and Macau begin with the locality.
 */
function homeOf(text: string, phone: string | undefined): RegExp | undefined {
  if (phone?.startsWith('+852')) return /^81/;
  if (phone?.startsWith('+853')) return /^82/;
  if (phone !== undefined) return undefined;
  const isTraditional = foldPlaceNames(text) !== text && !LOCAL_PHONE.TW.test(text);
  return LOCAL_PHONE.HK.test(text) || isTraditional ? /^8[12]/ : undefined;
}

/** Removes the region and the country beside it. A Chinese one separates the text before it from the street. */
function cutRegion(pasted: PastedText, { ranges, isChinese }: Located): void {
  const [first, last] = [ranges[0], ranges.at(-1)];
  for (const range of ranges.toReversed()) {
    const text = pasted.read();
    const before = range === first ? (COUNTRY_BEFORE.exec(text.slice(0, range.start))?.[0].length ?? 0) : 0;
    const after = range === last ? (COUNTRY_AFTER.exec(text.slice(range.end))?.[0].length ?? 0) : 0;
    pasted.cut({ start: range.start - before, end: range.end + after }, isChinese ? REGION : REGION_IN_LETTERS);
  }
}

/** Joins surnames and given names that are separated by spaces. */
function joinNames(pasted: PastedText): void {
  pasted.replace(NAME_WITH_SPACES, (written, ...groups: (string | undefined)[]) => {
    const [surname = '', given = ''] = groups.slice(0, 6).filter((group) => group !== undefined);
    return joinedName(surname, given) ?? written;
  });
}

/**
 * Returns the names beside all phones but the first. They are on the same side of their phone as the name of the first one;
 * on any side if that name has a label.
 */
function namesOfOtherPhones(text: string, isLabelled: boolean): Token[] {
  const markers = [...text.matchAll(/[\ue001\ue002]/g)].map(([marker]) => marker);
  const parts = text.split(/[\ue001\ue002]/).map(tokensOf);
  const nameBefore = (index: number) => parts[index]?.slice(-1).filter(isName) ?? [];
  const nameAfter = (index: number) => parts[index + 1]?.slice(0, 1).filter(isName) ?? [];
  const phoneIndex = markers.indexOf(PHONE);
  const isAfter = nameBefore(phoneIndex).length === 0 && nameAfter(phoneIndex).length > 0;
  return markers.flatMap((marker, index) => {
    if (marker !== OTHER_PHONE) return [];
    if (isLabelled) return [...nameBefore(index), ...nameAfter(index)];
    return isAfter ? nameAfter(index) : nameBefore(index);
  });
}

interface Tokens {
  /** Tokens before the region; all if the region is missing or romanized. */
  before: readonly Token[];
  after: readonly Token[];
}

interface PersonClues extends Tokens {
  /** Whether punctuation separates the text after the region. */
  isApart: boolean;
  besidePhone: readonly Token[];
  /** Whether the phone, and text beside it, follow a romanized region. */
  isPhoneLast: boolean;
  names: RegionNames;
}

interface FoundWithTokens extends Tokens {
  name: string;
}

function findPersonBy({
  before,
  after,
  isApart,
  besidePhone,
  isPhoneLast,
  names,
}: PersonClues): FoundWithTokens | undefined {
  const chinese = findPersonAround(before, after, isApart) ?? findUncommonName(before, after, besidePhone);
  if (chinese) return chinese;
  const options = { besidePhone, isPhoneLast, isRegion: (token: Token) => isRomanizedPlace(token, names) };
  const first = findLatinPerson(before, options);
  if (first) return { name: first.name, before: first.remainingTokens, after };
  const second = findLatinPerson(after, options);
  return second && { name: second.name, before, after: second.remainingTokens };
}

/**
 * Finds a Chinese name before the region, otherwise after it. The first token after the region is the street. It can be
 * a name only if punctuation or a space separates it from the region, or if it ends with a name, such as 文三路1号张三收.
 */
function findPersonAround(
  before: readonly Token[],
  after: readonly Token[],
  isApart: boolean,
): FoundWithTokens | undefined {
  const person = findPerson(before, false);
  if (person) return { name: person.name, before: person.remainingTokens, after };
  const [street, ...otherParts] = after;
  if (street === undefined || isApart) {
    const behind = findPerson(after, true);
    return behind && { name: behind.name, before, after: behind.remainingTokens };
  }
  const glued = findPerson(otherParts, false);
  if (glued) return { name: glued.name, before, after: [street, ...glued.remainingTokens] };
  const inStreet = isOfPlace(street) ? findPerson([street], false) : undefined;
  return inStreet && { name: inStreet.name, before, after: [...inStreet.remainingTokens, ...otherParts] };
}

/** Finds a name that can only be recognized by its position beside the phone, or a pet name at the start. */
function findUncommonName(
  before: readonly Token[],
  after: readonly Token[],
  besidePhone: readonly Token[],
): FoundWithTokens | undefined {
  const isUnlabelled = (token: Token) => isUncommonName(token) && [...before, ...after].includes(token);
  const name = besidePhone.find(isUnlabelled) ?? before.slice(0, 1).find(isPetName);
  const withoutName = (tokens: readonly Token[]) => tokens.filter((token) => token !== name);
  return name === undefined ? undefined : { name, before: withoutName(before), after: withoutName(after) };
}

/** Returns the tokens right before and after the phone. */
function besidePhone(text: string): Token[] {
  const nearby = isPhoneAfterRegion(text) ? text.slice(text.lastIndexOf(REGION_IN_LETTERS)) : text;
  const [before, after] = nearby.split(PHONE);
  if (before === undefined || after === undefined) return [];
  return [tokensOf(before).at(-1), tokensOf(after)[0]].filter((token) => token !== undefined);
}

/**
 * Returns whether the phone follows a romanized region together with other text: that is the person, and the first
 * token a building.
 */
function isPhoneAfterRegion(text: string): boolean {
  const [, lastPart] = /.*\ue004(.*)$/su.exec(text) ?? [];
  return lastPart?.includes(PHONE) === true && tokensOf(lastPart).length > 0;
}

/**
 * Returns the street, and parts that belong to no field. Everything after a Chinese region is street; text before it
 * must look like one. In other texts everything is street as soon as a part of it is.
 */
function streetOf({ before, after }: Tokens, found: Located | undefined, name: string | undefined) {
  const isUnused = (token: Token) => LONG_NUMBER.test(token) || CHAT.test(token);
  const isStreet = (token: Token) => isOfPlace(token) || ORGANISATION.test(token);
  // A list number, such as 1 in “1 张三”.
  const isListNumber = (token: Token) => found?.isChinese === true && /^\d{1,2}$/.test(token);
  const isWanted = (token: Token) =>
    !isUnused(token) &&
    !isListNumber(token) &&
    (found?.isChinese ? isStreet(token) : found !== undefined || before.some(isStreet));
  const usedTokens = after.filter((token) => !isUnused(token));
  const street = [...usedTokens, ...before.filter(isWanted)].filter((token) => token !== name);
  const unusedParts = [...before.filter((token) => !isWanted(token)), ...after.filter(isUnused)];
  return { street: joinTokens(street), unusedParts: unusedParts.filter((token) => token !== name) };
}

/** Latin phrases need a comma between them. */
function joinTokens(tokens: readonly Token[]): string {
  return tokens.reduce((text, token, at) => {
    if (at === 0) return token;
    const isChinese = HAN.test(tokens[at - 1] ?? '') || HAN.test(token);
    return `${text}${isChinese ? ' ' : ', '}${token}`;
  }, '');
}

function withUnusedParts(unusedParts: readonly string[]): Pick<PastedAddress, 'unusedParts'> {
  const written = unusedParts.map((part) => normalizeLine(part)).filter((part) => part !== '');
  return written.length > 0 ? { unusedParts: written } : {};
}

/**
 * Splits text into phrases by punctuation, Chinese ones also by spaces. Removes the country, and phrases without a
 * letter or digit.
 */
function tokensOf(text: string): Token[] {
  return text
    .split(SEPARATOR)
    .flatMap((phrase) => (HAN.test(phrase) ? splitChinese(phrase) : [phrase]))
    .map((token) => token.replace(EDGES, '').replace(UNCLOSED, ''))
    .filter((token) => HAS_TEXT.test(token.replace(RECEIVES, '')) && !COUNTRY_NAME.test(token));
}

/** Latin words stay together: Daisy Lin 愚园路128弄. */
function splitChinese(phrase: string): Token[] {
  const tokens: Token[] = [];
  for (const word of phrase.split(/\s+/)) {
    const last = tokens.at(-1);
    if (last !== undefined && LATIN_START.test(last) && !HAN.test(word + last)) {
      tokens[tokens.length - 1] = `${last} ${word}`;
    } else tokens.push(word);
  }
  return tokens;
}
