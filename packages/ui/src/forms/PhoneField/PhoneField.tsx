import { isMobilePhone, normalizePhone, type PhoneRegion, validatePhone } from '@mallard/domain/validation';
import { useControlled } from '../../foundations/useControlled.ts';
import { isComposing } from '../../intl/isComposing.ts';
import { useMessages } from '../../intl/useMessages.ts';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';

export interface PhoneFieldProps extends Omit<TextFieldProps, 'type' | 'label' | 'hasCounter' | 'maxLength'> {
  /** @default "Phone" in the reader's language */
  label?: string | undefined;
  /** `mobile` for numbers that receive a code: 11 digits. `any` for calls: mobile or landline. @default 'any' */
  kind?: 'any' | 'mobile' | undefined;
  /** Region whose local numbers need no country code. @default 'mainland' */
  region?: PhoneRegion | undefined;
}

/** A phone number of the mainland, Hong Kong, Macau or Taiwan. It is normalized to the stored format on blur. */
export function PhoneField(props: PhoneFieldProps) {
  const {
    kind = 'any',
    region,
    label,
    validate,
    value,
    defaultValue = '',
    onChange,
    onBlur,
    onKeyDown,
    ...elementProps
  } = props;
  const t = useMessages('forms', 'PhoneField');
  const [text, setText] = useControlled(value, defaultValue, onChange);

  /** Only the user's own text is normalized; a number from another source stays unchanged. */
  function settle(written: string) {
    const plain = normalizePhone(written, region);
    if (plain !== written) setText(plain);
  }
  function check(written: string): string | undefined {
    const phone = normalizePhone(written, region);
    const problem = validate?.(phone);
    if (problem !== undefined || phone === '') return problem;
    if (kind === 'mobile') return isMobilePhone(phone) ? undefined : t('mobileInvalid');
    return validatePhone(phone, region) ? t('invalid') : undefined;
  }

  return (
    <TextField
      inputMode="tel"
      autoComplete={kind === 'mobile' ? 'tel-national' : 'tel'}
      {...elementProps}
      type="tel"
      label={label ?? t('phone')}
      value={text}
      validate={check}
      onChange={setText}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        // Enter submits the form with the normalized value.
        if (event.key === 'Enter' && !isComposing(event.nativeEvent)) settle(event.currentTarget.value);
      }}
      onBlur={(event) => {
        onBlur?.(event);
        settle(event.target.value);
      }}
    />
  );
}
