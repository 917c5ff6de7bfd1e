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

/** What is to become of one line. */
export interface ConflictResolution {
  /** Id of the line. */
  id: string;
  choice: ConflictChoice;
  /** Pieces that stay in the cart: what stock and limit allow with `reduce`, all with `keep`, else 0. */
  quantity: number;
}

export interface ConflictDialogProps {
  /** Whether it is open; keep it open while `isPending` and while conflicts are left. Without conflicts it is not. */
  isOpen: boolean;
  /** Called with `false` when its reader goes back to the cart. */
  onOpenChange: (isOpen: boolean) => void;
  /** Lines that are not as they were: sold out, off sale, more wanted than stock or limit allows, or at another price than `addedPrice`. */
  conflicts: readonly CartItem[];
  /** Called with what is to become of each line. */
  onResolve: (resolutions: readonly ConflictResolution[]) => void;
  /** Whether lines can be kept for another order; without that the suggestion is to remove them. @default true */
  canSaveForLater?: boolean | undefined;
  /** Whether these are left after what was chosen before: they changed again meanwhile. @default false */
  isStillWrong?: boolean | undefined;
  /** Whether what was chosen is on its way to the server. @default false */
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

/** Asks line by line what to do about a cart that is no longer what the shopper put together. A suggestion is chosen already. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { onOpenChange, onResolve, canSaveForLater = true, isStillWrong = false, ...others } = props;
  const { isPending = false, errorMessage, isOpen: isWanted, conflicts: left, ...rest } = others;
  // What was asked last stays there while it goes.
  const [conflicts, setConflicts] = useState(left);
  if (left.length > 0 && left !== conflicts) setConflicts(left);
  const isOpen = isWanted && left.length > 0;
  const t = useMessages('commerce', 'ConflictDialog');
  const [chosen, setChosen] = useState<ReadonlyMap<string, ConflictChoice>>(new Map());
  const list = useRef<HTMLUListElement>(null);
  useReopening(isOpen, () => setChosen(new Map()));
  const rows = conflicts.map((line) => {
    const choices = conflictChoices(line, canSaveForLater);
    const suggested = choices[0] ?? 'remove';
    const wanted = chosen.get(line.id);
    // What was chosen for a line that changed again may be gone.
    return { line, choices, suggested, value: wanted && choices.includes(wanted) ? wanted : suggested };
  });
  const isSuggested = rows.every(({ value, suggested }) => value === suggested);
  const problem = errorMessage ?? (isStillWrong ? t('moreConflicts', { count: conflicts.length }) : undefined);

  function chooseSuggested() {
    // The button goes; the focus goes to the first choice that is another now, which stands first in its row.
    const row = list.current?.children[rows.findIndex(({ value, suggested }) => value !== suggested)];
    row?.querySelector('input')?.focus();
    setChosen(new Map());
  }

  return (
    <Dialog
      {...rest}
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
            onChange={(choice) => setChosen((now) => new Map(now).set(line.id, choice))}
          />
        ))}
      </ul>
    </Dialog>
  );
}

function toResolution({ id, quantity, stock, limit }: CartItem, choice: ConflictChoice): ConflictResolution {
  const kept = choice === 'keep' ? quantity : choice === 'reduce' ? quantityLimit(stock, limit) : 0;
  return { id, choice, quantity: kept };
}
