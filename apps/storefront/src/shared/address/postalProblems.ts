import type { AddressFormField, AddressFormValues } from '@mallard/ui/AddressForm';
import type { Translator } from '../../i18n/i18n.ts';
import type { PostalField, PostalProblem } from './postalRules.ts';
import type { PostalRules } from './usePostalRules.ts';

type Problems = Partial<Record<AddressFormField, string>>;

/** Returns the errors of an address by the rules of its country, the area code of its region. */
export function postalProblems(
  { validatePostalAddress, normalizePostalAddress }: PostalRules,
  { region, ...values }: AddressFormValues,
  t: Translator<'address'>['t'],
): Problems {
  if (!region) return {};
  const found = Object.entries(validatePostalAddress(normalizePostalAddress({ ...values, region })));
  return Object.fromEntries(found.map(([field, problem]) => [field, textOf(field as PostalField, problem, t)]));
}

function textOf(field: PostalField, problem: PostalProblem, t: Translator<'address'>['t']): string {
  if (problem === 'PHONE') return t('problems.PHONE_INVALID');
  if (problem === 'POSTCODE') return t('postal.postcode');
  if (field === 'recipientName')
    return t(
      `problems.${problem === 'REQUIRED' ? 'NAME_REQUIRED' : problem === 'LETTER' ? 'NAME_NEEDS_LETTER' : 'NAME_TOO_LONG'}`,
    );
  if (field === 'detailAddress') return t(`problems.${problem === 'REQUIRED' ? 'DETAIL_REQUIRED' : 'DETAIL_TOO_LONG'}`);
  return t('postal.required');
}
