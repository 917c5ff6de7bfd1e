import { Steps } from '@mallard/ui/Steps';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../navigation/routes.ts';

const steps = ['cart', 'checkout', 'payment', 'done'] as const;

/** The steps of a purchase; `done` once it is paid. */
export function PurchaseSteps({ current }: { current: (typeof steps)[number] }) {
  const { t } = useTranslation('shell');
  return (
    <Steps
      steps={steps.map((step) => ({
        label: t(`purchase.${step}`),
        // After the order is placed, its items are no longer in the cart.
        href: step === 'cart' && current === 'checkout' ? paths.cart() : undefined,
      }))}
      current={current === 'done' ? steps.length : steps.indexOf(current)}
    />
  );
}
