import { type RefObject, useEffect, useRef } from 'react';
import { Sheet } from '../../feedback/Sheet/Sheet.tsx';
import * as styles from './SearchBox.css.ts';
import { SearchForm, type SearchFormProps } from './SearchForm.tsx';
import { SearchPanel, type SearchPanelProps } from './SearchPanel.tsx';

export interface SearchOverlayProps extends Omit<SearchPanelProps, 'state' | 'listId' | 'onLeave'> {
  field: Pick<SearchFormProps, 'state' | 'action' | 'name' | 'label' | 'placeholder'>;
  /** Id of the list, or of the sheet. */
  popupId: string;
  isSheet: boolean;
  isExpanded: boolean;
  onClose: () => void;
}

/** The suggestions below the field, or full screen with a field of their own. Loaded on demand. */
export function SearchOverlay({ field, popupId, isSheet, isExpanded, onClose, ...panel }: SearchOverlayProps) {
  const sheetInput = useRef<HTMLInputElement>(null);
  if (!isSheet) {
    return isExpanded ? (
      <div className={styles.popover}>
        <SearchPanel
          {...panel}
          state={field.state}
          listId={popupId}
          onLeave={() => field.state.input.current?.focus()}
        />
      </div>
    ) : null;
  }
  return (
    <Sheet isOpen={isExpanded} onOpenChange={onClose} title={field.label} id={popupId} className={styles.sheet}>
      <SheetForm field={field} listId={`${popupId}-list`} input={sheetInput} />
      <SearchPanel
        {...panel}
        state={field.state}
        listId={`${popupId}-list`}
        onLeave={() => sheetInput.current?.focus()}
      />
    </Sheet>
  );
}

interface SheetFormProps extends Pick<SearchOverlayProps, 'field'> {
  listId: string;
  input: RefObject<HTMLInputElement | null>;
}

function SheetForm({ field, listId, input }: SheetFormProps) {
  // Moves the focus from field to field, so that a phone's keyboard stays open; scrolling would
  // interrupt the sheet.
  useEffect(() => input.current?.focus({ preventScroll: true }), [input]);
  return (
    <div className={styles.sheetForm}>
      <SearchForm {...field} variant="header" popupId={listId} popup="listbox" isExpanded inputRef={input} />
    </div>
  );
}
