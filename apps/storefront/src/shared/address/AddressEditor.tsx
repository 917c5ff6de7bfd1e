import type { Address, AddressDraft } from '@mallard/domain/contract';
import { type AddressProblem, isAbroad, phoneRegionOf, validateAddress } from '@mallard/domain/validation';
import { AddressForm, type AddressFormField, type AddressFormValues } from '@mallard/ui/AddressForm';
import { Button } from '@mallard/ui/Button';
import { ErrorPanel } from '@mallard/ui/ErrorPanel';
import { Select } from '@mallard/ui/Select';
import { useToasts } from '@mallard/ui/Toast';
import { useRef, useState } from 'react';
import { useErrorText } from '../../data/useErrorText.ts';
import { useFieldErrors } from '../../data/useFieldErrors.ts';
import type { Translator } from '../../i18n/i18n.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useFocusFirstError } from '../../react/useFocusFirstError.ts';
import { useUnsaved } from '../../screen/useUnsaved.ts';
import { useServices } from '../../services/services.ts';
import { useLocale } from '../../services/usePreferences.ts';
import { useAddressChanges } from './addressData.ts';
import type { PostalField, PostalProblem } from './postalRules.ts';
import { regionSources } from './regionData.ts';
import { type PostalRules, usePostalRules } from './usePostalRules.ts';

interface AddressEditorProps {
  /** The address to edit; `undefined` to add one. */
  address: Address | undefined;
  onSaved: (id: string) => void;
  onCancel: () => void;
  /** Called when the input starts or stops to differ from the saved address. */
  onDirtyChange?: ((isDirty: boolean) => void) | undefined;
}

const NO_PROBLEMS: Readonly<Partial<Record<AddressFormField, string>>> = {};
const CHINA = 'CN';

/** Form to add or edit an address. It needs the `address` namespace. */
export function AddressEditor({ address, onSaved, onCancel, onDirtyChange }: AddressEditorProps) {
  const { t } = useTranslation('address');
  const locale = useLocale();
  const regions = regionSources[locale];
  const { countries } = useServices().config.shop;
  const [country, setCountry] = useState(() => countryOf(address) ?? countries[0] ?? CHINA);
  const isInChina = country === CHINA;
  const { rules, retry } = usePostalRules(!isInChina);
  const toasts = useToasts();
  const errorText = useErrorText();
  const fieldErrors = useFieldErrors();
  const { save } = useAddressChanges();
  const [problems, setProblems] = useState(NO_PROBLEMS);
  const box = useRef<HTMLDivElement>(null);
  useFocusFirstError(box, problems);
  const markUnsaved = useUnsaved();
  const isAtField = Object.keys(fieldErrors(save.error)).length > 0;

  const names = new Intl.DisplayNames([locale], { type: 'region' });
  const countryChoice = countries.length > 1 && (
    <Select
      label={t('postal.country')}
      items={countries.map((id) => ({ id, label: names.of(id) ?? id }))}
      value={country}
      onChange={setCountry}
    />
  );

  function problemsOf(values: AddressFormValues): typeof NO_PROBLEMS {
    if (!isInChina && rules) return postalProblems(rules, values, t);
    const { region = null, postcode = '', isDefault = false } = values;
    const codes = Object.entries(validateAddress({ ...values, region, postcode, isDefault }));
    // One sentence about all regions would need two lines on phones and move the buttons below.
    const textOf = (code: AddressProblem) =>
      code === 'POSTCODE_INVALID' ? t(`postcodeProblems.${phoneRegionOf(region?.areaCode)}`) : t(`problems.${code}`);
    return Object.fromEntries(codes.map(([field, code]) => [field, textOf(code)]));
  }

  function submit({ region, ...values }: AddressFormValues) {
    setProblems(NO_PROBLEMS);
    if (region) send(rules && !isInChina ? rules.normalizePostalAddress({ ...values, region }) : { ...values, region });
  }

  function send(draft: AddressDraft) {
    save.mutate(
      { uuid: address?.id ?? null, draft },
      {
        onSuccess: ({ id }) => {
          markUnsaved(false);
          toasts.show({ message: t('saved'), screen: 'next' });
          onSaved(id);
        },
        onError: (error) => {
          const fields = withoutPaths(fieldErrors(error));
          if (Object.keys(fields).length > 0) setProblems(fields);
        },
      },
    );
  }

  if (!isInChina && !rules)
    return retry ? <ErrorPanel onRetry={retry}>{t('postal.failed')}</ErrorPanel> : <div aria-busy="true" />;
  return (
    <div ref={box}>
      <AddressForm
        defaultValue={address}
        {...regions}
        abroad={rules && !isInChina ? { country, layout: rules.addressLayout(country) } : undefined}
        start={countryChoice}
        validate={problemsOf}
        validationErrors={problems}
        errorMessage={save.isError && !isAtField ? (errorText(save.error) ?? undefined) : undefined}
        isPending={save.isPending}
        onDirtyChange={(isDirty) => {
          markUnsaved(isDirty);
          onDirtyChange?.(isDirty);
        }}
        onSubmit={submit}
      >
        <Button variant="quiet" onPress={onCancel}>
          {t('cancel')}
        </Button>
      </AddressForm>
    </div>
  );
}

/** Returns the country of an address; `undefined` without one. */
function countryOf(address: Address | undefined): string | undefined {
  if (!address) return undefined;
  const { areaCode } = address.region;
  return isAbroad(areaCode) ? areaCode : CHINA;
}

/** Returns errors by the names of the form's fields: `city` instead of `region.city`. */
function withoutPaths(fields: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([path, text]) => [path.replace(/^region\.(?=[pc])/, ''), text]),
  );
}

type Problems = Partial<Record<AddressFormField, string>>;

/** Returns the errors of an address by the rules of its country, the area code of its region. */
function postalProblems(
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
