import { Button } from '@mallard/ui/Button';
import { InlineAlert } from '@mallard/ui/InlineAlert';
import { useTranslation } from '../../i18n/useTranslation.ts';
import type { Ordering } from './useOrdering.ts';

/** Says that it is not known yet what became of an order, which is asked again and again; the shopper may ask, too. */
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
