import { previewOrder } from '@mallard/domain/contract';
import { EmptyState } from '@mallard/ui/EmptyState';
import { BasketDrawing } from '@mallard/ui/Illustration';
import { LinkButton } from '@mallard/ui/LinkButton';
import { useTranslation } from 'react-i18next';
import { useAddresses } from '../../data/addressData.ts';
import { useEndpoint } from '../../data/useEndpoint.ts';
import { useErrorText } from '../../data/useErrorText.ts';
import { useFreshOnReturn } from '../../data/useFreshOnReturn.ts';
import { paths } from '../../routes.ts';
import { ScreenError } from '../../shell/ScreenError.tsx';
import { ScreenSkeleton } from '../../shell/ScreenSkeleton.tsx';
import type { ScreenModule } from '../../shell/screenModule.ts';
import { CheckoutContent } from './CheckoutContent.tsx';
import { OutcomeBanner } from './OutcomeBanner.tsx';
import { useCheckoutMemory } from './useCheckoutMemory.ts';
import { useCheckoutSource } from './useCheckoutSource.ts';
import { useChoices } from './useChoices.ts';
import { usePlaceOrder } from './usePlaceOrder.ts';

/** The last look at an order before it is placed. Every amount is the server's. */
export const Screen: ScreenModule['Screen'] = () => {
  const { t } = useTranslation(['checkout', 'shell']);
  const errorText = useErrorText();
  const memory = useCheckoutMemory();
  const source = useCheckoutSource();
  const placing = usePlaceOrder(memory, source.name);
  const { choices, choose } = useChoices(memory, source.name);
  const addresses = useAddresses();
  const items = source.items ?? [];
  const { shippingMethod = 'standard', couponUuid } = choices ?? {};
  const preview = useEndpoint(
    previewOrder,
    { body: { items: [...items], shippingMethod, ...(couponUuid !== undefined && { couponUuid }) } },
    { isEnabled: items.length > 0 && choices !== null, keepsPrevious: true },
  );
  useFreshOnReturn(previewOrder);

  const error = source.error ?? addresses.error ?? (preview.data ? null : preview.error);
  if (error) {
    const retry = () => {
      if (source.error) source.retry();
      if (addresses.error) void addresses.refetch();
      if (preview.error) void preview.refetch();
    };
    return (
      <ScreenError onRetry={retry} isRetrying={preview.isFetching || addresses.isFetching}>
        {errorText(error)}
      </ScreenError>
    );
  }
  if (source.items?.length === 0) {
    // An order that was placed has taken the goods out of the cart: first say what became of it.
    if (placing.status !== 'ready') return <OutcomeBanner placing={placing} />;
    return (
      <EmptyState
        headingLevel={1}
        title={t('empty')}
        illustration={<BasketDrawing />}
        action={<LinkButton href={paths.cart()}>{t('backToCart')}</LinkButton>}
      >
        {t('emptyHint')}
      </EmptyState>
    );
  }
  if (!preview.data || !addresses.data || !choices) return <ScreenSkeleton />;
  return (
    <CheckoutContent
      source={source}
      placing={placing}
      choices={choices}
      choose={choose}
      addresses={addresses.data}
      preview={preview.data}
      isStale={preview.isPlaceholderData || preview.isFetching}
      onRefresh={async () => (await preview.refetch()).data ?? null}
    />
  );
};

export const meta: ScreenModule['meta'] = ({ t }) => ({ title: t('checkout:title') });
