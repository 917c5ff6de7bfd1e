import { describe, expect, it } from 'vitest';
import { loginNameRule, nicknameRule, usernameRule, verificationCodeRule } from '../validation/account.ts';
import { detailAddressRule, postcodeRule, recipientNameRule } from '../validation/address.ts';
import { emailRule } from '../validation/email.ts';
import { lineRule, textRule } from '../validation/freeText.ts';
import { mobilePhoneRule } from '../validation/phone.ts';
import { trackingNumberRule } from '../validation/trackingNumber.ts';
import { endpoints } from './all.ts';

interface Node {
  type: string;
  entries?: Readonly<Record<string, Node>>;
  wrapped?: Node;
  item?: Node;
  options?: readonly (Node | string)[];
  pipe?: readonly (Node & { operation?: unknown })[];
}

interface Leaf {
  /** `createAddress.recipientName` */
  path: string;
  node: Node;
}

/** Returns every text of a request, by endpoint and field. */
function textsOf(node: Node, path: string): Leaf[] {
  if (node.wrapped) return textsOf(node.wrapped, path);
  if (node.item) return textsOf(node.item, path);
  if (node.entries) return Object.entries(node.entries).flatMap(([name, entry]) => textsOf(entry, `${path}.${name}`));
  // A number or an enum, which a query contains as text.
  if (node.options?.some((option) => typeof option !== 'string' && /^(?:number|boolean)$/.test(option.type))) return [];
  if (node.options) return node.options.flatMap((option) => (typeof option === 'string' ? [] : textsOf(option, path)));
  return node.type === 'string' ? [{ path, node }] : [];
}

const leaves = endpoints.flatMap(({ name, params, query, body }) =>
  [params, query, body].flatMap((part) => (part ? textsOf(part as unknown as Node, name) : [])),
);
const normalizerOf = ({ node }: Leaf) => node.pipe?.find(({ type }) => type === 'transform')?.operation;
const nameOf = ({ path }: Leaf) => path.split('.').at(-1) ?? '';

/** Written by programs, never typed: ids, dates, currencies, tokens, hashes, URLs of pictures, error reports. */
const ofPrograms = new Set([
  'id',
  'ids',
  'orderId',
  'paymentId',
  'password',
  'oldPassword',
  'newPassword',
  'currentPassword',
  'token',
  'refreshToken',
  'areaCode',
  'avatar',
  'eventId',
  'currency',
  'birthday',
  'attributes',
]);
const isOfPrograms = (leaf: Leaf) =>
  ofPrograms.has(nameOf(leaf)) ||
  /Uuids?$/.test(leaf.path) ||
  /^reportError\./.test(leaf.path) ||
  leaf.node.pipe?.some(({ type }) => ['uuid', 'iso_date', 'iso_timestamp', 'to_lower_case'].includes(type));

/** Rules of fields with these names. */
const rules: Readonly<Record<string, (text: string) => string>> = {
  recipientName: recipientNameRule.normalize,
  detailAddress: detailAddressRule.normalize,
  postcode: postcodeRule.normalize,
  email: emailRule.normalize,
  nickname: nicknameRule.normalize,
  trackingNumber: trackingNumberRule.normalize,
  username: usernameRule.normalize,
  code: verificationCodeRule.normalize,
  currentPhoneCode: verificationCodeRule.normalize,
  phone: mobilePhoneRule.normalize,
};
const normalizers = new Set<unknown>([
  ...Object.values(rules),
  ...[loginNameRule, lineRule(1), textRule(1)].map(({ normalize }) => normalize),
]);

/** Phones of addresses are validated by the region beside them; the table of fields tests these two calls. */
const byRegion = new Set(['createAddress.phone', 'updateAddress.phone']);

describe('a text that shoppers type', () => {
  it('is always validated by the rule of its field', () => {
    const bypassing = leaves
      .filter((leaf) => !isOfPrograms(leaf) && !byRegion.has(leaf.path) && !normalizers.has(normalizerOf(leaf)))
      .map(({ path }) => path);
    expect(bypassing).toEqual([]);
  });

  it.each(Object.entries(rules))('has one rule wherever the field is called %s', (name, normalize) => {
    const found = leaves.filter((leaf) => nameOf(leaf) === name && !byRegion.has(leaf.path) && !isOfPrograms(leaf));
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter((leaf) => normalizerOf(leaf) !== normalize).map(({ path }) => path)).toEqual([]);
  });
});
