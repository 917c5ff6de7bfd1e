import type { Address, AddressDraft } from '@mallard/domain/contract';
import type { ReactNode } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { Checkbox } from '../../forms/Checkbox/Checkbox.tsx';
import { Form } from '../../forms/Form/Form.tsx';
import { Select } from '../../forms/Select/Select.tsx';
import { TextArea } from '../../forms/TextArea/TextArea.tsx';
import { TextField } from '../../forms/TextField/TextField.tsx';
import { useCommerceWords } from '../../intl/useCommerceWords.ts';
import * as styles from './AddressForm.css.ts';
import { type LoadRegions, useRegionPath } from './useRegionPath.ts';

/** What the form hands over: as the contract wants it, except that nothing has been checked and `region` may be missing. */
export type AddressFormValues = Omit<AddressDraft, 'region'> & { region: AddressDraft['region'] | undefined };

export interface AddressFormProps {
  /** The address to edit; left out, a new one is made. */
  value?: Address | undefined;
  /** Gives provinces, cities and counties. Must stay the same function between renders. */
  loadRegions: LoadRegions;
  /** Gets what was entered. The owner checks it and answers with `errors`. */
  onSubmit: (values: AddressFormValues) => void;
  /** Sentences by field: recipientName, phone, region, detailAddress, postcode. */
  errors?: Readonly<Record<string, string>> | undefined;
  /** Whether it is being saved. @default false */
  isPending?: boolean | undefined;
  /** Beside the save button: cancel, delete. */
  children?: ReactNode;
  className?: string | undefined;
}

const MAX_DETAIL = 200;

/** Enters or edits a shipping address. What is typed stays, whatever goes wrong. */
export function AddressForm(props: AddressFormProps) {
  const { value, loadRegions, onSubmit, errors = {}, isPending = false, children, className } = props;
  const words = useCommerceWords();
  const path = useRegionPath(loadRegions, value?.region.areaCode ?? '');
  const [province, city, county] = path.levels;
  const { region: regionError, ...otherErrors } = errors;
  const levels = [
    { name: 'province', label: words.province, level: province, error: province?.value ? undefined : regionError },
    { name: 'city', label: words.city, level: city, error: province?.value && !city?.value ? regionError : undefined },
    {
      name: 'county',
      label: words.county,
      level: county,
      error: city?.value && !county?.value ? regionError : undefined,
    },
  ];
  return (
    <Form
      className={className}
      isPending={isPending}
      validationErrors={otherErrors}
      onSubmit={(form) => {
        const text = (name: string) => String(form.get(name) ?? '').trim();
        onSubmit({
          recipientName: text('recipientName'),
          phone: text('phone'),
          region: path.region,
          detailAddress: text('detailAddress'),
          postcode: text('postcode'),
          isDefault: form.get('isDefault') !== null,
        });
      }}
    >
      <div className={styles.pair}>
        <TextField
          name="recipientName"
          label={words.recipientName}
          defaultValue={value?.recipientName}
          autoComplete="name"
          maxLength={30}
          isRequired
        />
        <TextField
          name="phone"
          type="tel"
          label={words.phone}
          defaultValue={value?.phone}
          autoComplete="tel"
          maxLength={20}
          isRequired
        />
      </div>
      <fieldset>
        <legend className={styles.legend}>{words.region}</legend>
        <div className={styles.regions}>
          {levels.map(({ name, label, level, error }, place) => (
            <Select
              key={name}
              name={name}
              label={label}
              placeholder={words.choose}
              items={(level?.options ?? []).map(({ code, name: words }) => ({ id: code, label: words }))}
              value={level?.value ?? ''}
              isDisabled={(level?.options.length ?? 0) === 0}
              errorMessage={error}
              onChange={(code) => path.choose(place, code)}
            />
          ))}
        </div>
        {path.hasFailed && (
          <p role="alert" className={styles.problem}>
            {words.regionsFailed}
            <Button variant="ghost" size="sm" onPress={path.retry}>
              {words.retry}
            </Button>
          </p>
        )}
      </fieldset>
      <TextArea
        name="detailAddress"
        label={words.detailAddress}
        description={words.detailHint}
        defaultValue={value?.detailAddress}
        autoComplete="street-address"
        maxLength={MAX_DETAIL}
        rows={2}
        isRequired
      />
      <TextField
        name="postcode"
        label={words.postcode}
        description={words.optional}
        defaultValue={value?.postcode}
        autoComplete="postal-code"
        inputMode="numeric"
        maxLength={6}
      />
      <Checkbox name="isDefault" defaultSelected={value?.isDefault}>
        {words.defaultSwitch}
      </Checkbox>
      <div className={styles.actions}>
        {children}
        <Button type="submit" isPending={isPending} pendingLabel={words.saving}>
          {words.save}
        </Button>
      </div>
    </Form>
  );
}
