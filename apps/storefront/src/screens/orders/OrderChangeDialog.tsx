import { cancelReasons } from '@mallard/domain/contract';
import type { OrderActionActor } from '@mallard/state-machines/orders';
import { ConfirmDialog } from '@mallard/ui/ConfirmDialog';
import { Radio, RadioGroup } from '@mallard/ui/RadioGroup';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../data/useErrorText.ts';

/** Asks before an order is changed, says why it could not be, and lets the shopper try again. */
export function OrderChangeDialog({ change }: { change: OrderActionActor }) {
  const { t } = useTranslation('orders');
  const errorText = useErrorText();
  const { action, error } = useSelector(change, (snapshot) => snapshot.context);
  const isRunning = useSelector(change, (snapshot) => snapshot.hasTag('busy'));
  const hasFailed = useSelector(change, (snapshot) => snapshot.matches('failed'));
  const [reason, setReason] = useState<string>(cancelReasons[0]);
  return (
    <ConfirmDialog
      isOpen
      title={t(`confirm.${action}.title`)}
      confirmLabel={t(`confirm.${action}.yes`)}
      cancelLabel={t('confirm.no')}
      tone={action === 'confirm' ? 'primary' : 'danger'}
      isPending={isRunning}
      errorMessage={hasFailed && error ? (errorText(error) ?? undefined) : undefined}
      onOpenChange={(isOpen) => {
        if (!isOpen) change.send({ type: 'order.dismiss' });
      }}
      onConfirm={() =>
        change.send(
          hasFailed
            ? { type: 'order.retry' }
            : { type: 'order.confirm', ...(action === 'cancel' ? { reason: t(`reasons.${reason as 'other'}`) } : {}) },
        )
      }
    >
      <p>{t(`confirm.${action}.text`)}</p>
      {action === 'cancel' && (
        <RadioGroup label={t('reason')} value={reason} onChange={setReason} isDisabled={isRunning}>
          {cancelReasons.map((code) => (
            <Radio key={code} value={code}>
              {t(`reasons.${code}`)}
            </Radio>
          ))}
        </RadioGroup>
      )}
    </ConfirmDialog>
  );
}
