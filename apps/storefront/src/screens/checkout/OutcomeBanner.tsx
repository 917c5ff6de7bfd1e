import { Banner } from '@mallard/ui/Banner';
import { Button } from '@mallard/ui/Button';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrderPlacing } from './usePlaceOrder.ts';

/** Says that it is not known yet what became of an order, and lets the shopper ask again. */
export function OutcomeBanner({ placing: { status, confirm } }: { placing: OrderPlacing }) {
  const { t } = useTranslation(['checkout', 'shell']);
  const banner = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // On phones the button that was pressed lies far below.
    if (status === 'unknown') banner.current?.scrollIntoView({ block: 'center' });
  }, [status]);

  if (status === 'confirming') return <Banner role="status">{t('confirming')}</Banner>;
  if (status !== 'unknown') return null;
  return (
    <Banner
      ref={banner}
      role="alert"
      tone="warning"
      action={
        <Button variant="quiet" size="sm" onPress={() => void confirm()}>
          {t('shell:retry')}
        </Button>
      }
    >
      {t('unknown')}
    </Banner>
  );
}
