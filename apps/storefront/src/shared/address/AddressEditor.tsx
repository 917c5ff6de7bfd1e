import type { Address, AddressDraft } from '@mallard/domain/contract';
import { type AddressField, type AddressProblem, phoneRegionOf, validateAddress } from '@mallard/domain/validation';
import { AddressForm, type AddressFormValues } from '@mallard/ui/AddressForm';
import { Button } from '@mallard/ui/Button';
import { useToasts } from '@mallard/ui/Toast';
import { useRef, useState } from 'react';
import { useErrorText } from '../../data/useErrorText.ts';
import { useFieldErrors } from '../../data/useFieldErrors.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useFocusFirstError } from '../../react/useFocusFirstError.ts';
import { useUnsaved } from '../../screen/useUnsaved.ts';
import { useLocale } from '../../services/usePreferences.ts';
import { useAddressChanges } from './addressData.ts';
import { regionSources } from './regionData.ts';

interface AddressEditorProps {
  /** The address to edit; `undefined` to add one. */
  address: Address | undefined;
  onSaved: (id: string) => void;
  onCancel: () => void;
  /** Called when the input starts or stops to differ from the saved address. */
  onDirtyChange?: ((isDirty: boolean) => void) | undefined;
}

const NO_PROBLEMS: Readonly<Partial<Record<AddressField, string>>> = {};

/** Form to add or edit an address. It needs the `address` namespace. */
export function AddressEditor({ address, onSaved, onCancel, onDirtyChange }: AddressEditorProps) {
  const { t } = useTranslation('address');
  const regions = regionSources[useLocale()];
  const toasts = useToasts();
  const errorText = useErrorText();
  const fieldErrors = useFieldErrors();
  const { save } = useAddressChanges();
  const [problems, setProblems] = useState(NO_PROBLEMS);
  const box = useRef<HTMLDivElement>(null);
  useFocusFirstError(box, problems);
  const markUnsaved = useUnsaved();
  const isAtField = Object.keys(fieldErrors(save.error)).length > 0;

  function problemsOf(values: AddressFormValues): typeof NO_PROBLEMS {
    const { region = null, postcode = '', isDefault = false } = values;
    const codes = Object.entries(validateAddress({ ...values, region, postcode, isDefault }));
    // One sentence about all regions would need two lines on phones and move the buttons below.
    const textOf = (code: AddressProblem) =>
      code === 'POSTCODE_INVALID' ? t(`postcodeProblems.${phoneRegionOf(region?.areaCode)}`) : t(`problems.${code}`);
    return Object.fromEntries(codes.map(([field, code]) => [field, textOf(code)]));
  }

  function submit({ region, ...values }: AddressFormValues) {
    setProblems(NO_PROBLEMS);
    if (region) send({ ...values, region });
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
          const fields = fieldErrors(error);
          if (Object.keys(fields).length > 0) setProblems(fields);
        },
      },
    );
  }

  return (
    <div ref={box}>
      <AddressForm
        defaultValue={address}
        {...regions}
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
