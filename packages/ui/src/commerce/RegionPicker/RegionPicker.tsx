import { type HTMLAttributes, type Ref, useState } from 'react';
import * as fieldStyles from '../../forms/Field/Field.css.ts';
import { Field } from '../../forms/Field/Field.tsx';
import type { FieldProps, NativeProps } from '../../forms/Field/FieldProps.ts';
import { useField } from '../../forms/Field/useField.ts';
import { ChevronDown } from '../../foundations/Icon/glyphs.ts';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { useControlled } from '../../foundations/useControlled.ts';
import { useLazyOverlay } from '../../foundations/useLazyOverlay.ts';
import { useOwnRef } from '../../foundations/useOwnRef.ts';
import { useMessages } from '../../intl/useMessages.ts';
import { formatRegion } from './formatRegion.ts';
import type { LoadChildren, RegionPath, SearchRegions } from './RegionOption.ts';
import * as styles from './RegionPicker.css.ts';
import { useRetired } from './useRetired.ts';

const loadOverlay = async () => (await import('./RegionOverlay.tsx')).RegionOverlay;

export interface RegionPickerProps extends FieldProps, NativeProps<HTMLAttributes<HTMLDivElement>> {
  /** The region with its parents, when controlled; empty for none. */
  value?: RegionPath | undefined;
  /** The initial region, when uncontrolled. */
  defaultValue?: RegionPath | undefined;
  /** Called with a region once all its levels are selected. A form submits its code under `name`. */
  onChange?: ((path: RegionPath) => void) | undefined;
  /** Loads the regions below one. Pass the same function each time. */
  loadChildren: LoadChildren;
  /** Finds regions by name; without it there is no search. Pass the same function each time. */
  search?: SearchRegions | undefined;
  /** Placeholder of the search field. @default "For example Xihu" in the reader's language; none with other `levels` */
  searchHint?: string | undefined;
  /** Names of the levels, highest first. @default province, city and district in the reader's language */
  levels?: readonly string[] | undefined;
  /** The button that opens the lists, for focusing it. */
  inputRef?: Ref<HTMLButtonElement> | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

const nothing: RegionPath = [];

/** Selects a province, a city and a district: by name, or level by level. */
export function RegionPicker(props: RegionPickerProps) {
  const {
    value,
    defaultValue = nothing,
    onChange,
    loadChildren,
    search,
    searchHint,
    levels,
    inputRef,
    errorMessage,
    ...fieldProps
  } = props;
  const { label, name, isDisabled } = props;
  const t = useMessages('address', 'RegionPicker');
  const [path, setPath] = useControlled(value, defaultValue, onChange);
  const [isOpen, setOpen] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const {
    Part: RegionOverlay,
    reach,
    openFailed,
  } = useLazyOverlay(loadOverlay, isOpen, () => {
    setOpen(false);
    setMissing(true);
  });
  const trigger = useOwnRef(inputRef);
  const isRetired = useRetired(loadChildren, path);
  const error = isMissing ? openFailed : (errorMessage ?? (isRetired ? t('retired') : undefined));
  const { field, rootProps, elementProps, inputProps } = useField({ ...fieldProps, errorMessage: error });
  const selected = formatRegion(path.map((region) => region.name));

  function change(next: RegionPath) {
    field.onEdit();
    setPath(next);
    close(next);
  }

  function close(left: RegionPath) {
    setOpen(false);
    field.onLeave(left.at(-1)?.code ?? '');
  }

  return (
    <Field {...rootProps} {...elementProps} field={field}>
      <button
        ref={trigger}
        type="button"
        id={field.ids.control}
        role="combobox"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-required={inputProps['aria-required']}
        aria-invalid={inputProps['aria-invalid']}
        aria-describedby={field.describedBy}
        disabled={isDisabled}
        className={`${fieldStyles.control} ${styles.trigger}`}
        // Starts loading the lists before the press ends.
        onPointerEnter={reach}
        onFocus={reach}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          open();
        }}
        onClick={open}
      >
        <span data-empty={selected === '' || undefined} className={styles.value}>
          {selected === '' ? t('choose') : selected}
        </span>
        <Icon glyph={ChevronDown} />
      </button>
      {name !== undefined && <input type="hidden" name={name} value={path.at(-1)?.code ?? ''} disabled={isDisabled} />}
      {RegionOverlay && (
        <RegionOverlay
          label={label}
          isOpen={isOpen}
          loadChildren={loadChildren}
          search={search}
          onOpenChange={() => close(path)}
          triggerRef={trigger}
          names={levels ?? [t('levels.province'), t('levels.city'), t('levels.district')]}
          searchHint={searchHint ?? (levels === undefined ? t('searchHint') : '')}
          value={path}
          onComplete={change}
        />
      )}
    </Field>
  );

  function open() {
    setMissing(false);
    setOpen(true);
  }
}
