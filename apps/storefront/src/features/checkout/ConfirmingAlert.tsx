import { Button } from '@mallard/ui/Button';
import { InlineAlert } from '@mallard/ui/InlineAlert';
import { useTranslation } from '../../i18n/useTranslation.ts';
import type { Ordering } from './useOrdering.ts';

/** Says that the outcome of an order is not known yet. The machine polls for it; the shopper can also check with a button. */
export function ConfirmingAlert({ ordering: { isUnresolved, isBusy, check } }: { ordering: Ordering }) {
  const { t } = useTranslation(['checkout', 'shell']);
  return (
    <InlineAlert
      tone={isUnresolved ? 'warning' : 'info'}
      title={t(isUnresolved ? 'unknown' : 'confirming')}
      actions={
        <Button variant="quiet" size="sm" isPending={isBusy} onPress={check}>
          {t('shell:retry')}
        </Button>
      }
    />
  );
}
