import type { CancelReason } from '@mallard/domain/contract';
import type { Minor } from '@mallard/domain/money';
import { type Ref, useRef, useState } from 'react';
import { ConfirmDialog } from '../../feedback/Dialog/ConfirmDialog.tsx';
import { useReopening } from '../../feedback/ModalLayer/useReopening.ts';
import { Radio } from '../../forms/RadioGroup/Radio.tsx';
import { RadioGroup } from '../../forms/RadioGroup/RadioGroup.tsx';
import { TextArea } from '../../forms/TextArea/TextArea.tsx';
import { useMessages } from '../../intl/useMessages.ts';
import { usePriceFormat } from '../../intl/usePriceFormat.ts';
import * as styles from './CancelOrderDialog.css.ts';

/** Why an order is cancelled. */
export interface Cancellation {
  reason: CancelReason;
  /** The shopper's note; empty when nothing was typed. */
  note: string;
  /** Reason and note as one sentence in the reader's language. */
  text: string;
}

export interface CancelOrderDialogProps {
  /** Whether it is open; keep it open while `isPending` and after cancelling failed. */
  isOpen: boolean;
  /** Called with `false` when the shopper closes it. */
  onOpenChange: (isOpen: boolean) => void;
  /** Called with the selected reason after confirmation. */
  onConfirm: (cancellation: Cancellation) => void;
  /**
   * Called when a note is typed, and when it is empty again: ask for confirmation before you close
   * the dialog with a note.
   */
  onDirtyChange?: ((isDirty: boolean) => void) | undefined;
  /** Whether the order is paid: only then a refund is mentioned, unless its amount is 0. */
  isPaid: boolean;
  /** Refund of a paid order, in minor units; without it, no amount is shown. */
  refund?: Minor | undefined;
  /**
   * Reasons to select from, in order. With an empty list there is no choice, and the reason is
   * `other`. @default all reasons of the contract
   */
  reasons?: readonly CancelReason[] | undefined;
  /** Whether the order is being cancelled. @default false */
  isPending?: boolean | undefined;
  /** Why it could not be cancelled. */
  errorMessage?: string | undefined;
  /** Id of the panel. */
  id?: string | undefined;
  /** Class of the panel. */
  className?: string | undefined;
  /** The panel. */
  ref?: Ref<HTMLDivElement> | undefined;
}

// Not imported from the contract: its module includes every schema of orders.
const everyReason: readonly CancelReason[] = [
  'changedMind',
  'wrongItem',
  'wrongAddress',
  'betterPrice',
  'tooSlow',
  'other',
];
const NOTE_MAX_LENGTH = 100;

/** Asks for the reason of a cancellation, and explains its consequences. Focuses the safest button first. */
export function CancelOrderDialog(props: CancelOrderDialogProps) {
  const {
    onConfirm,
    onDirtyChange,
    isPaid,
    refund,
    reasons = everyReason,
    isPending = false,
    ...remainingProps
  } = props;
  const t = useMessages('orders', 'CancelOrderDialog');
  const format = usePriceFormat();
  const [selected, setSelected] = useState<CancelReason>();
  const [note, setNote] = useState('');
  const [isReasonMissing, setReasonMissing] = useState(false);
  const reason = reasons.length === 0 ? 'other' : selected;
  const group = useRef<HTMLFieldSetElement>(null);
  // Resets the state for the next order.
  useReopening(remainingProps.isOpen, () => {
    setSelected(undefined);
    setNote('');
    setReasonMissing(false);
  });

  function changeNote(next: string) {
    setNote(next);
    if ((next === '') !== (note === '')) onDirtyChange?.(next !== '');
  }

  function confirm() {
    if (reason === undefined) {
      setReasonMissing(true);
      group.current?.querySelector('input')?.focus();
      return;
    }
    const added = note.trim();
    const name = t(`reasons.${reason}`);
    onConfirm({ reason, note: added, text: added === '' ? name : t('reasonWithNote', { reason: name, note: added }) });
  }

  const ofPaid = refund === undefined ? t('paid') : t('refund', { amount: format.format(refund) });
  return (
    <ConfirmDialog
      {...remainingProps}
      title={t('title')}
      confirmLabel={t('confirm')}
      cancelLabel={t('dismiss')}
      tone="danger"
      isPending={isPending}
      onConfirm={confirm}
    >
      <p>{isPaid && refund !== 0 ? ofPaid : t('unpaid')}</p>
      <div className={styles.form}>
        {reasons.length > 0 && (
          <RadioGroup
            ref={group}
            label={t('reason')}
            value={reason ?? ''}
            isRequired
            errorMessage={isReasonMissing ? t('reasonRequired') : undefined}
            onChange={(value) => {
              setReasonMissing(false);
              setSelected(reasons.find((reason) => reason === value));
            }}
          >
            {reasons.map((code) => (
              <Radio key={code} value={code}>
                {t(`reasons.${code}`)}
              </Radio>
            ))}
          </RadioGroup>
        )}
        <TextArea label={t('note')} value={note} onChange={changeNote} rows={2} maxLength={NOTE_MAX_LENGTH} />
      </div>
    </ConfirmDialog>
  );
}
