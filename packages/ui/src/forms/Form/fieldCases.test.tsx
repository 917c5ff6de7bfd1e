import { caseRegions, type FieldCase, fieldCases } from '@mallard/domain/testing';
import { normalizePhone, validateAddress } from '@mallard/domain/validation';
import { cleanup, fireEvent, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { ContactForm } from '../../account/ContactPanel/ContactForm.tsx';
import { ProfileForm } from '../../account/ProfileForm/ProfileForm.tsx';
import { RegisterForm } from '../../account/RegisterForm/RegisterForm.tsx';
import { AddressForm } from '../../commerce/AddressForm/AddressForm.tsx';
import type { AddressFormValues } from '../../commerce/AddressForm/AddressFormValues.ts';
import { SampleProvider } from '../../fixtures/SampleProvider.tsx';
import { PhoneField } from '../PhoneField/PhoneField.tsx';
import { Form } from './Form.tsx';

afterEach(cleanup);

const account = { username: 'pond_duck', nickname: 'Duck', password: 'demo1234', confirm: 'demo1234' };
const profile = { nickname: 'Duck', gender: null, birthday: null, phone: null, email: null, bio: '' };
const message = { name: 'Duck', contact: 'duck@example.com', message: 'Hello' };
const address = {
  recipientName: 'Duck',
  phone: '13800138000',
  detailAddress: 'Pond 1',
  postcode: '',
  isDefault: false,
};

/** The submitted value of a field; a rejected field has an error and submits nothing. */
type Outcome = { value: unknown } | { isRefused: true };

const names: Partial<Record<FieldCase['field'], string>> = {
  mobilePhone: 'phone',
  contactName: 'name',
  contactMessage: 'message',
};

/** A form around a field, with everything else that it requires. */
function formOf({ field, region = 'mainland' }: FieldCase, onSubmit: (values: object) => void): [ReactNode, object] {
  switch (field) {
    case 'username':
    case 'nickname':
      return [<RegisterForm key="form" termsHref="/terms" privacyHref="/privacy" onSubmit={onSubmit} />, account];
    case 'email':
    case 'bio':
      return [<ProfileForm key="form" defaultValue={profile} onSubmit={onSubmit} />, {}];
    case 'mobilePhone': {
      const submit = (values: FormData) => onSubmit({ phone: normalizePhone(String(values.get('phone'))) });
      const form = (
        <Form key="form" onSubmit={submit}>
          <PhoneField name="phone" kind="mobile" />
        </Form>
      );
      return [form, {}];
    }
    case 'contactName':
    case 'contactMessage':
      return [<ContactForm key="form" titleLevel={2} onSubmit={onSubmit} />, message];
    default: {
      const defaultValue = { ...address, region: caseRegions[region] };
      return [
        <AddressForm
          key="form"
          defaultValue={defaultValue}
          onSubmit={onSubmit}
          loadRegions={() => Promise.resolve([])}
        />,
        {},
      ];
    }
  }
}

function fill(container: HTMLElement, name: string, value: string) {
  const control = container.querySelector(`[name="${name}"]`);
  if (!control) throw new Error(`There is no field ${name}`);
  fireEvent.change(control, { target: { value } });
}

function submitForm(one: FieldCase): Outcome {
  let values: Readonly<Record<string, unknown>> | undefined;
  const name = names[one.field] ?? one.field;
  const [form, others] = formOf(one, (all) => {
    values = { ...all };
  });
  const { container } = render(<SampleProvider locale="en-US">{form}</SampleProvider>);
  for (const [other, value] of Object.entries(others)) fill(container, other, value);
  for (const box of container.querySelectorAll<HTMLInputElement>('input[type="checkbox"]:not([role="switch"])'))
    fireEvent.click(box);
  fill(container, name, one.input);
  fireEvent.submit(container.querySelector('form') ?? container);
  cleanup();
  // The parent of an address form validates its values.
  const found =
    values && 'detailAddress' in values ? validateAddress(values as AddressFormValues & { region: null }) : {};
  return values === undefined || name in found ? { isRefused: true } : { value: values[name] };
}

it('submits the value that the table of field cases expects, from every form', () => {
  // A text area's counter cuts text that is too long, so this error cannot occur.
  const cases = fieldCases.filter(({ expect: { code } }) => code !== 'MAX_LENGTH');
  for (const one of cases) {
    const expected = 'code' in one.expect ? { isRefused: true } : one.expect;
    expect(submitForm(one), JSON.stringify(one)).toEqual(expected);
  }
});

it('normalizes a phone number, or reports that it is invalid, on blur', () => {
  for (const { input, region, expect: expected } of fieldCases.filter(({ field }) => field === 'phone')) {
    const { container } = render(
      <SampleProvider locale="en-US">
        <PhoneField name="phone" isRequired region={region} />
      </SampleProvider>,
    );
    const control = container.querySelector('input');
    if (!control) throw new Error('There is no field');
    fireEvent.change(control, { target: { value: input } });
    fireEvent.blur(control);
    if ('value' in expected) expect(control.value).toBe(expected.value);
    else if (input !== '') expect(control.getAttribute('aria-invalid')).toBe('true');
    cleanup();
  }
});
