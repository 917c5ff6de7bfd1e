import { DETAIL_ADDRESS_MAX_LENGTH, normalizeAddress } from '@mallard/domain/validation';
import { type FormHTMLAttributes, type ReactNode, type Ref, useState } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { Form, type FormProps } from '../../forms/Form/Form.tsx';
import { FormAlert } from '../../forms/Form/FormAlert.tsx';
import { Switch } from '../../forms/Switch/Switch.tsx';
import { TextArea } from '../../forms/TextArea/TextArea.tsx';
import { TextField } from '../../forms/TextField/TextField.tsx';
import { useMessages } from '../../intl/useMessages.ts';
import type { LoadChildren, RegionPath, SearchRegions } from '../RegionPicker/RegionOption.ts';
import { RegionPicker } from '../RegionPicker/RegionPicker.tsx';
import * as styles from './AddressForm.css.ts';
import {
  type AddressFormField,
  type AddressFormLayout,
  type AddressFormPart,
  type AddressFormValues,
  type ParsePasted,
  type PastedAddress,
  toPath,
  toRegion,
} from './AddressFormValues.ts';
import { PartFields } from './PartFields.tsx';
import { PasteBox } from './PasteBox.tsx';

export interface AddressFormProps
  extends Omit<FormHTMLAttributes<HTMLFormElement>, 'style' | 'children' | 'onSubmit' | 'defaultValue'> {
  /** The address to edit, or known parts of a new one. Accepts a value of `onSubmit`. */
  defaultValue?: Partial<AddressFormValues> | undefined;
  /** Loads provinces, cities and counties. Pass the same function each time. */
  loadRegions: LoadChildren;
  /** Finds regions by name. Pass the same function each time. */
  searchRegions?: SearchRegions | undefined;
  /** Placeholder of the region search. @default that of `RegionPicker` */
  regionSearchHint?: string | undefined;
  /** Names of the region levels, highest first; at most three. @default those of `RegionPicker` */
  regionLevels?: RegionLevels | undefined;
  /**
   * A country other than China, and the fields of its addresses. They replace the region and the paste box. The country is
   * the `areaCode` of the submitted region.
   */
  abroad?: { country: string; layout: AddressFormLayout } | undefined;
  /** Content above the fields, such as a `Select` of the country. */
  start?: ReactNode;
  /** Parses an address in a pasted text; without it there is no paste box. */
  parsePasted?: ParsePasted | undefined;
  /** Returns error messages by field. Called on blur and before the address is submitted. */
  validate?: ((values: AddressFormValues) => Readonly<Partial<Record<AddressFormField, string>>>) | undefined;
  /**
   * Called with the normalized values once `validate` finds no error. Report errors of the server
   * in `validationErrors`.
   */
  onSubmit: (values: AddressFormValues) => void;
  /** Called to delete the address; ask for confirmation first. Without it there is no such button. */
  onDelete?: (() => void) | undefined;
  /** Error messages by field. An error disappears when its field changes. */
  validationErrors?: Readonly<Partial<Record<AddressFormField, string>>> | undefined;
  /** Why saving failed, when no single field is invalid. */
  errorMessage?: string | undefined;
  /** Whether it is being saved. @default false */
  isPending?: boolean | undefined;
  /** Content beside the save button: a cancel button. */
  children?: ReactNode;
  ref?: Ref<HTMLFormElement> | undefined;
  /** Called when the values start to differ from the initial ones, and when they no longer do. */
  onDirtyChange?: FormProps['onDirtyChange'];
}

type RegionLevels = readonly [string] | readonly [string, string] | readonly [string, string, string];

interface DraftRegion {
  /** The path that the field shows. */
  path: RegionPath;
  /** The submitted region: as given or found, until another one is selected. */
  value: AddressFormValues['region'];
}

interface Draft {
  recipientName: string;
  phone: string;
  region: DraftRegion;
  detailAddress: string;
  postcode: string;
}

const NOTHING: Draft = { recipientName: '', phone: '', region: draftOf(undefined), detailAddress: '', postcode: '' };

const NO_REGION = { province: '', city: '', county: '', areaCode: '' };

interface Drafts {
  draft: Draft;
  /** The draft before a pasted text was parsed. */
  before: Draft;
}

/** A form to enter or edit a shipping address. Typed text stays, whatever errors occur. */
export function AddressForm(props: AddressFormProps) {
  const {
    defaultValue = {},
    loadRegions,
    searchRegions,
    parsePasted,
    onSubmit,
    onDelete,
    regionSearchHint,
    regionLevels,
    abroad,
    start,
    validate,
    errorMessage,
    isPending = false,
    children,
    ...form
  } = props;
  const t = useMessages('address', 'AddressForm');
  const [{ draft }, setDrafts] = useState<Drafts>(() => {
    const draft = {
      recipientName: defaultValue.recipientName ?? '',
      phone: defaultValue.phone ?? '',
      region: draftOf(defaultValue.region),
      detailAddress: defaultValue.detailAddress ?? '',
      postcode: defaultValue.postcode ?? '',
    };
    return { draft, before: draft };
  });
  const [isDefault, setDefault] = useState(defaultValue.isDefault ?? false);
  const change =
    <Name extends keyof Draft>(name: Name) =>
    (next: Draft[Name]) =>
      setDrafts((now) => ({ ...now, draft: { ...now.draft, [name]: next } }));

  const region = abroad ? { ...NO_REGION, ...draft.region.value, areaCode: abroad.country } : draft.region.value;
  const values = normalizeAddress({ ...draft, region, isDefault });
  // Validates the draft, which includes fields that a pasted text has filled in.
  const check = (name: AddressFormField) => () => validate?.(values)[name];
  function checkRegion(code: string) {
    const isInDraft = code === (draft.region.path.at(-1)?.code ?? '');
    // A region that was selected right now is validated before the address is submitted.
    return isInDraft ? validate?.(values).region : undefined;
  }

  function changePart(part: AddressFormPart, value: string) {
    if (part === 'detailAddress' || part === 'postcode') return change(part)(value);
    setDrafts(({ draft: { region: now, ...otherFields }, before }) => {
      const next = { ...NO_REGION, ...now.value, [part]: value };
      return { draft: { ...otherFields, region: { path: now.path, value: next } }, before };
    });
  }

  const startPaste = () => setDrafts(({ draft }) => ({ draft, before: draft }));
  function fillIn(found: PastedAddress, names: readonly (keyof Draft)[]) {
    const filled = { ...found, region: draftOf(found.region) };
    setDrafts(({ draft, before }) => {
      // Fields that the text lacks belong to another address, unless they were typed during
      // parsing.
      const cleared = fieldsOf(draft).filter((name) => draft[name] === before[name]);
      return { draft: withSome(withSome(draft, NOTHING, cleared), filled, names), before };
    });
  }
  function takeBack(names: readonly (keyof Draft)[]) {
    setDrafts(({ draft, before }) => {
      const cleared = fieldsOf(draft).filter((name) => isEmpty(draft[name]));
      return { draft: withSome(draft, before, [...names, ...cleared]), before };
    });
  }

  return (
    <Form {...form} isPending={isPending} onSubmit={() => onSubmit(values)}>
      {start}
      {parsePasted && !abroad && (
        <PasteBox parse={parsePasted} onStart={startPaste} onFound={fillIn} onUndo={takeBack} />
      )}
      <div className={styles.pair}>
        <TextField
          name="recipientName"
          label={t('recipientName')}
          value={draft.recipientName}
          onChange={change('recipientName')}
          validate={check('recipientName')}
          autoComplete="name"
          isRequired
        />
        <TextField
          name="phone"
          type="tel"
          label={t('phone')}
          value={draft.phone}
          onChange={change('phone')}
          validate={check('phone')}
          autoComplete="tel"
          isRequired
        />
      </div>
      {abroad ? (
        <PartFields
          layout={abroad.layout}
          values={{ ...NO_REGION, ...draft.region.value, detailAddress: draft.detailAddress, postcode: draft.postcode }}
          onChange={changePart}
          check={check}
        />
      ) : (
        <>
          <RegionPicker
            name="region"
            label={t('region')}
            loadChildren={loadRegions}
            search={searchRegions}
            searchHint={regionSearchHint}
            levels={regionLevels}
            value={draft.region.path}
            validate={checkRegion}
            onChange={(path) => change('region')({ path, value: toRegion(path) })}
            isRequired
          />
          <TextArea
            name="detailAddress"
            label={t('detailAddress')}
            description={t('detailHint')}
            value={draft.detailAddress}
            onChange={change('detailAddress')}
            validate={check('detailAddress')}
            autoComplete="street-address"
            maxLength={DETAIL_ADDRESS_MAX_LENGTH}
            rows={2}
            isRequired
          />
          <TextField
            name="postcode"
            label={t('postcode')}
            description={t('optional')}
            value={draft.postcode}
            onChange={change('postcode')}
            validate={check('postcode')}
            autoComplete="postal-code"
            inputMode="numeric"
          />
        </>
      )}
      <Switch name="isDefault" isSelected={isDefault} onChange={setDefault}>
        {t('setDefault')}
      </Switch>
      <div className={styles.actions}>
        {onDelete && (
          <Button variant="ghost" className={styles.remove} isDisabled={isPending} onPress={onDelete}>
            {t('delete')}
          </Button>
        )}
        {children}
        <Button type="submit" isPending={isPending} pendingLabel={t('saving')}>
          {t('save')}
        </Button>
      </div>
      <FormAlert message={errorMessage} />
    </Form>
  );
}

function draftOf(value: AddressFormValues['region']): DraftRegion {
  return { path: toPath(value), value };
}

function fieldsOf(draft: Draft): (keyof Draft)[] {
  return Object.keys(draft) as (keyof Draft)[];
}

function isEmpty(field: Draft[keyof Draft]): boolean {
  return typeof field === 'string' ? field === '' : field.path.length === 0;
}

/** Returns a draft with some fields of another one. */
function withSome(draft: Draft, other: Partial<Draft>, names: readonly (keyof Draft)[]): Draft {
  return { ...draft, ...Object.fromEntries(names.map((name) => [name, other[name]])) };
}
