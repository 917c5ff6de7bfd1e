import { type KeyboardEvent, type Ref, useRef } from 'react';
import { ComboBox as AriaComboBox, Button, Input, ListBox, ListBoxItem, Popover } from 'react-aria-components/ComboBox';
import { root as iconButton, size as iconButtonSize } from '../../actions/IconButton/IconButton.css.ts';
import { useLoadingAnnouncement } from '../../foundations/Announcer/useLoadingAnnouncement.ts';
import { ChevronDown } from '../../foundations/Icon/glyphs.ts';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { AriaProvider } from '../../foundations/MallardProvider/AriaProvider.tsx';
import { usePreHydrationText } from '../../foundations/PreHydration/usePreHydrationText.ts';
import { Spinner } from '../../foundations/Spinner/Spinner.tsx';
import { noteLayerChange } from '../../foundations/TapGuard/tapGuard.ts';
import { useOwnRef } from '../../foundations/useOwnRef.ts';
import { isComposing } from '../../intl/isComposing.ts';
import { useComposed } from '../../intl/useComposed.ts';
import { useMessages } from '../../intl/useMessages.ts';
import * as field from '../Field/Field.css.ts';
import * as styles from './ComboBox.css.ts';
import type { ComboBoxListProps } from './ComboBoxItem.ts';
import { matchesText } from './matchesText.ts';

interface ComboBoxPopoverProps extends Omit<ComboBoxListProps, 'label'> {
  id: string;
  labelId: string;
  placeholder: string;
  describedBy: string | undefined;
  isRequired: boolean | undefined;
  isInvalid: boolean;
  isDisabled: boolean | undefined;
  onLeave: () => void;
  inputRef: Ref<HTMLInputElement> | undefined;
}

/** The text field with the list below it. */
export function ComboBoxPopover(props: ComboBoxPopoverProps) {
  const {
    id,
    labelId,
    items,
    value,
    text,
    onTextChange,
    onChoose,
    isFiltered,
    status,
    placeholder,
    describedBy,
    isRequired,
    isInvalid,
    isDisabled = false,
    onLeave,
    inputRef,
  } = props;
  const input = useOwnRef(inputRef);
  usePreHydrationText(input, text, (control) => {
    if (control === document.activeElement) return type(control.value);
    const named = items.find(({ label, isDisabled: isOut }) => label === control.value && !isOut);
    if (named) onChoose(named);
    else control.value = text;
  });
  const t = useMessages('forms', 'ComboBox');
  const tShared = useMessages('shared', 'common');
  const box = useRef<HTMLDivElement>(null);
  const isSearching = text.trim() !== '' && text !== value?.label;
  const shown = isFiltered || !isSearching ? items : items.filter((item) => matchesText(item.label, text));
  const isLoading = status === 'loading';
  const typing = useComposed(text, type);
  // Announced only if the focus is in the field.
  useLoadingAnnouncement(
    isLoading ? tShared('loading') : undefined,
    () => box.current?.contains(document.activeElement) === true,
  );

  return (
    <AriaProvider>
      <AriaComboBox
        id={id}
        aria-labelledby={labelId}
        {...(describedBy !== undefined && { 'aria-describedby': describedBy })}
        items={shown}
        value={value?.id ?? null}
        inputValue={text}
        isDisabled={isDisabled}
        isInvalid={isInvalid}
        allowsEmptyCollection={status !== 'error'}
        // Restoring the selection, on blur or by Escape, must not open the list.
        menuTrigger={text === value?.label ? 'manual' : 'input'}
        isRequired={isRequired ?? false}
        // The field renders the error itself.
        validationBehavior="aria"
        onOpenChange={() => noteLayerChange()}
        onBlur={() => onLeave()}
        onInputChange={(next) => {
          if (next !== text) type(next);
        }}
        onChange={(key) => {
          const item = items.find((other) => other.id === key);
          // Leaving the field reports the current selection again, even if it is no longer among
          // the items.
          onChoose(item ?? (key !== null && key === value?.id ? value : null));
        }}
      >
        <div
          ref={box}
          data-field-frame=""
          className={`${field.control} ${styles.control}`}
          onKeyDownCapture={leaveInputMethodAlone}
          onChangeCapture={(event) => {
            // React Aria would search for the letters of a composition.
            event.stopPropagation();
            typing.onChange(event);
          }}
          onCompositionEnd={typing.onCompositionEnd}
        >
          <Input ref={input} placeholder={placeholder} value={typing.shown} className={field.input} />
          {isLoading && shown.length > 0 && <Spinner label="" />}
          <Button aria-label={t('showOptions')} className={`${iconButton.plain} ${iconButtonSize.sm}`}>
            <Icon glyph={ChevronDown} />
          </Button>
        </div>
        <Popover triggerRef={box} placement="bottom start" className={styles.popover}>
          <ListBox
            className={styles.list}
            renderEmptyState={() => (
              <div className={styles.empty}>
                {isLoading && <Spinner label="" />}
                <span>{isLoading ? tShared('loading') : t('nothingFound')}</span>
              </div>
            )}
          >
            {(item: (typeof items)[number]) => (
              <ListBoxItem
                id={item.id}
                textValue={item.label}
                isDisabled={item.isDisabled ?? false}
                className={styles.option}
              >
                <span>{item.label}</span>
                {item.description !== undefined && <span className={styles.note}>{item.description}</span>}
              </ListBoxItem>
            )}
          </ListBox>
        </Popover>
      </AriaComboBox>
    </AriaProvider>
  );

  function type(next: string) {
    onTextChange(next);
    if (next === '') onChoose(null);
  }
}

/** React Aria does not recognize the key that ends a composition in Safari, and would close the list. */
function leaveInputMethodAlone(event: KeyboardEvent): void {
  if (!isComposing(event.nativeEvent)) return;
  event.stopPropagation();
  // A form around the field no longer sees the event, but must not be submitted by it.
  if (event.key === 'Enter') event.preventDefault();
}
