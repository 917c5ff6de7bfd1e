// @vitest-environment jsdom
import type { OrderPreview } from '@mallard/domain/contract';
import { MallardProvider } from '@mallard/ui/MallardProvider';
import { ToastProvider } from '@mallard/ui/Toast';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { expect, it, vi } from 'vitest';
import { createPreferences } from '../../shell/preferences.ts';
import { type Services, ServicesProvider } from '../../shell/services.ts';
import { createWords, loadWords } from '../../shell/words.ts';
import { DeliverySection } from './DeliverySection.tsx';
import type { Ordering } from './useOrdering.ts';

const load = vi.hoisted(() => vi.fn());
vi.mock('./lateParts.ts', () => ({ loadCouponPicker: load }));
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const ordering: Partial<Ordering> = {
  choices: { addressUuid: null, couponUuid: null, shippingMethod: 'standard', note: '' },
  isStale: false,
};
const preview: Partial<OrderPreview> = { coupons: [], couponUuid: null, shippingMethods: [] };

it('says that the coupons cannot be opened when their code is missing, and opens them at the next press', async () => {
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  load.mockResolvedValueOnce(() => <p>the coupons</p>);
  const words = createWords('en-US');
  await loadWords(words, 'en-US', ['checkout', 'errors']);
  const preferences = createPreferences({ locale: 'en-US', theme: 'light', motion: 'system' });
  const services: Partial<Services> = { preferences, now: () => 0 };
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <I18nextProvider i18n={words}>
        <MallardProvider locale="en-US">
          <ToastProvider>
            <ServicesProvider value={services as Services}>
              <DeliverySection ordering={ordering as Ordering} preview={preview as OrderPreview} />
            </ServicesProvider>
          </ToastProvider>
        </MallardProvider>
      </I18nextProvider>,
    ),
  );
  const press = () => act(async () => document.querySelector<HTMLElement>('[aria-haspopup="dialog"]')?.click());
  await press();
  expect(document.body.textContent).toContain('This could not be opened');
  await press();
  expect(document.body.textContent).toContain('the coupons');
  await act(async () => root.unmount());
});
