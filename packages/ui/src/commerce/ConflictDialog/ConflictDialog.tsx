import type { CartItem } from '@mallard/domain/contract';
import { quantityLimit } from '@mallard/domain/rules';
import { type Ref, useRef, useState } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { Dialog } from '../../feedback/Dialog/Dialog.tsx';
import { useReopening } from '../../feedback/ModalLayer/useReopening.ts';
import { useMessages } from '../../intl/useMessages.ts';
import * as styles from './ConflictDialog.css.ts';
import { ConflictRow } from './ConflictRow.tsx';
import { type ConflictChoice, conflictChoices } from './conflictChoices.ts';

/** Resolution of one line. */
export interface ConflictResolution {
  /** Id of the line. */
  id: string;
  choice: ConflictChoice;
  /** Quantity that stays in the cart: the maximum with `reduce`, all with `keep`, otherwise 0. */
  quantity: number;
}

export interface ConflictDialogProps {
  /**
   * Whether it is open; keep it open while `isPending` and while there are conflicts. Without
   * conflicts it is hidden.
   */
  isOpen: boolean;
  /** Called with `false` when the user returns to the cart. */
  onOpenChange: (isOpen: boolean) => void;
  /** Lines that have changed: sold out, off sale, above stock or limit, or at another price than `addedPrice`. */
  conflicts: readonly CartItem[];
  /** Called with the resolution of each line. */
  onResolve: (resolutions: readonly ConflictResolution[]) => void;
  /** Whether lines can be saved for later; otherwise the suggestion is to remove them. @default true */
  canSaveForLater?: boolean | undefined;
  /** Whether these conflicts remain after an earlier resolution, because something changed again. @default false */
  isStillWrong?: boolean | undefined;
  /** Whether the resolution is being sent to the server. @default false */
  isPending?: boolean | undefined;
  /** Why it could not be applied. */
  errorMessage?: string | undefined;
  /** Id of the panel. */
  id?: string | undefined;
  /** Class of the panel. */
  className?: string | undefined;
  /** The panel. */
  ref?: Ref<HTMLDivElement> | undefined;
}

/** Asks for each changed line of the cart what to do with it. A suggestion is selected in advance. */
export function ConflictDialog(props: ConflictDialogProps) {
  const {
    onOpenChange,
    onResolve,
    canSaveForLater = true,
    isStillWrong = false,
    isPending = false,
    errorMessage,
    isOpen: isWanted,
    conflicts: left,
    ...elementProps
  } = props;
  // Keeps the last conflicts visible while the dialog closes.
  const [conflicts, setConflicts] = useState(left);
  if (left.length > 0 && left !== conflicts) setConflicts(left);
  const isOpen = isWanted && left.length > 0;
  const t = useMessages('checkout', 'ConflictDialog');
  const [selected, setSelected] = useState<ReadonlyMap<string, ConflictChoice>>(new Map());
  const list = useRef<HTMLUListElement>(null);
  useReopening(isOpen, () => setSelected(new Map()));
  const rows = conflicts.map((line) => {
    const choices = conflictChoices(line, canSaveForLater);
    const suggested = choices[0] ?? 'remove';
    const requested = selected.get(line.id);
    // The selected option may no longer be available for a line that changed again.
    return { line, choices, suggested, value: requested && choices.includes(requested) ? requested : suggested };
  });
  const isSuggested = rows.every(({ value, suggested }) => value === suggested);
  const problem = errorMessage ?? (isStillWrong ? t('moreConflicts', { count: conflicts.length }) : undefined);

  function chooseSuggested() {
    // The button is unmounted; the focus moves to the first option that was reset, the first in its
    // row.
    const row = list.current?.children[rows.findIndex(({ value, suggested }) => value !== suggested)];
    row?.querySelector('input')?.focus();
    setSelected(new Map());
  }

  return (
    <Dialog
      {...elementProps}
      size="md"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable={false}
      title={t('title', { count: conflicts.length })}
      footer={
        <>
          {!isSuggested && (
            <Button variant="ghost" isDisabled={isPending} onPress={chooseSuggested}>
              {t('useSuggested')}
            </Button>
          )}
          <Button variant="quiet" isDisabled={isPending} onPress={() => onOpenChange(false)}>
            {t('back')}
          </Button>
          <Button
            isPending={isPending}
            onPress={() => onResolve(rows.map(({ line, value }) => toResolution(line, value)))}
          >
            {isSuggested ? t('applySuggested') : t('apply')}
          </Button>
        </>
      }
    >
      {problem === undefined ? (
        <p className={styles.intro}>{t('intro')}</p>
      ) : (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <ul ref={list} className={styles.list}>
        {rows.map(({ line, choices, value }) => (
          <ConflictRow
            key={line.id}
            line={line}
            choices={choices}
            value={value}
            isDisabled={isPending}
            onChange={(choice) => setSelected((now) => new Map(now).set(line.id, choice))}
          />
        ))}
      </ul>
    </Dialog>
  );
}

function toResolution({ id, quantity, stock, limit }: CartItem, choice: ConflictChoice): ConflictResolution {
  const remaining = choice === 'keep' ? quantity : choice === 'reduce' ? quantityLimit(stock, limit) : 0;
  return { id, choice, quantity: remaining };
}
