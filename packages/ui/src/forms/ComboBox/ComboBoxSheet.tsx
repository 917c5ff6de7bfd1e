import { type KeyboardEvent, type Ref, useEffect, useId, useState } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { Sheet } from '../../feedback/Sheet/Sheet.tsx';
import { ChevronDown, Search } from '../../foundations/Icon/glyphs.ts';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { leaveFocus } from '../../foundations/leaveFocus.ts';
import { Spinner } from '../../foundations/Spinner/Spinner.tsx';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { isComposing } from '../../intl/isComposing.ts';
import { useComposed } from '../../intl/useComposed.ts';
import { useMessages } from '../../intl/useMessages.ts';
import * as field from '../Field/Field.css.ts';
import * as styles from './ComboBox.css.ts';
import type { ComboBoxItem, ComboBoxListProps } from './ComboBoxItem.ts';
import { matchesText } from './matchesText.ts';

interface ComboBoxSheetProps extends ComboBoxListProps {
  id: string;
  placeholder: string;
  describedBy: string | undefined;
  isRequired: boolean | undefined;
  isInvalid: boolean;
  isDisabled: boolean | undefined;
  /** Called with the selected id if it has changed since the last render. */
  onLeave: (chosenId?: string) => void;
  inputRef: Ref<HTMLElement> | undefined;
}

/**
 * The ComboBox on narrow pages: its list is in a sheet that fills the page and is not covered by a
 * phone's keyboard.
 */
export function ComboBoxSheet(props: ComboBoxSheetProps) {
  const {
    id,
    label,
    items,
    value,
    text,
    onTextChange,
    onChoose,
    isFiltered,
    status,
    onRetry,
    placeholder,
    describedBy,
    isRequired,
    isInvalid,
    isDisabled,
    onLeave,
    inputRef,
  } = props;
  const t = useMessages('forms', 'ComboBox');
  const tShared = useMessages('shared', 'common');
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const shown = isFiltered || text.trim() === '' ? items : items.filter((item) => matchesText(item.label, text));
  const current = shown[active];
  // With a parent that searches, there is no search yet.
  const isUnasked = isFiltered && text.trim() === '' && items.length === 0;
  const typing = useComposed(text, (next) => {
    setActive(0);
    onTextChange(next);
  });

  useEffect(() => {
    document.getElementById(`${listId}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [listId, active]);

  function toggle(isNowOpen: boolean) {
    setOpen(isNowOpen);
    setActive(0);
    if (isNowOpen) onTextChange('');
    else onLeave();
  }
  function choose(item: ComboBoxItem | null) {
    if (item?.isDisabled) return;
    setOpen(false);
    onChoose(item);
    onLeave(item?.id ?? '');
  }
  function clear() {
    // The next search starts with an empty text.
    onTextChange('');
    choose(null);
  }
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    // Safari reports the Enter that ends a composition as key code 229.
    if (isComposing(event.nativeEvent)) return;
    const places = Math.max(1, shown.length);
    if (event.key === 'ArrowDown') setActive((active + 1) % places);
    else if (event.key === 'ArrowUp') setActive((active + places - 1) % places);
    else if (event.key === 'Enter') status === 'ready' && current && choose(current);
    else return;
    event.preventDefault();
  }

  return (
    <>
      <button
        ref={inputRef as Ref<HTMLButtonElement>}
        type="button"
        id={id}
        role="combobox"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-required={isRequired || undefined}
        aria-invalid={isInvalid || undefined}
        aria-describedby={describedBy}
        disabled={isDisabled}
        className={`${field.control} ${styles.trigger}`}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          toggle(true);
        }}
        onClick={() => toggle(true)}
      >
        <span data-empty={value === null || undefined} className={styles.value}>
          {value?.label ?? placeholder}
        </span>
        <Icon glyph={ChevronDown} />
      </button>
      <Sheet
        title={label}
        isOpen={isOpen}
        onOpenChange={toggle}
        className={styles.sheet}
        footer={
          value === null ? undefined : (
            <Button variant="ghost" onPress={clear}>
              {t('clear')}
            </Button>
          )
        }
      >
        <div data-field-frame="" className={`${field.control} ${styles.search}`}>
          <Icon glyph={Search} />
          <input
            type="text"
            role="combobox"
            aria-label={t('search', { label })}
            aria-autocomplete="list"
            aria-expanded="true"
            aria-controls={listId}
            aria-activedescendant={current && `${listId}-${active}`}
            autoComplete="off"
            enterKeyHint="search"
            value={typing.shown}
            className={field.input}
            onChange={typing.onChange}
            onCompositionEnd={typing.onCompositionEnd}
            onKeyDown={onKeyDown}
          />
        </div>
        <VisuallyHidden role="status">
          {status === 'loading'
            ? tShared('loading')
            : status === 'ready' && !isUnasked && t('optionCount', { count: shown.length })}
        </VisuallyHidden>
        {status === 'loading' && (
          <p aria-hidden="true" className={styles.empty}>
            <Spinner label="" />
            <span>{tShared('loading')}</span>
          </p>
        )}
        {status === 'error' && (
          <p ref={leaveFocus} role="alert" className={styles.failure}>
            <span>{t('failed')}</span>
            {onRetry && (
              <Button variant="ghost" size="sm" onPress={onRetry}>
                {tShared('retry')}
              </Button>
            )}
          </p>
        )}
        {status === 'ready' && shown.length === 0 && !isUnasked && (
          <p aria-hidden="true" className={styles.empty}>
            {t('nothingFound')}
          </p>
        )}
        <div id={listId} role="listbox" aria-label={label} className={styles.list}>
          {shown.map((item, index) => (
            // The keyboard stays in the text field, which names the active option.
            // biome-ignore lint/a11y/useKeyWithClickEvents: see above
            <div
              key={item.id}
              id={`${listId}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={item.id === value?.id}
              aria-disabled={item.isDisabled || undefined}
              data-disabled={item.isDisabled || undefined}
              data-focused={index === active || undefined}
              className={styles.option}
              onClick={() => choose(item)}
            >
              <span>{item.label}</span>
              {item.description !== undefined && <span className={styles.note}>{item.description}</span>}
            </div>
          ))}
        </div>
      </Sheet>
    </>
  );
}
