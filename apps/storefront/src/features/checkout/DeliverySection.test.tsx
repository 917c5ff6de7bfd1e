// @vitest-environment jsdom
import type { OrderPreview } from '@mallard/domain/contract';
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import type { PublicConfig } from '../../app/pageState.ts';
import { createPreferences } from '../../app/preferences.ts';
import { renderInShop } from '../../testing/renderInShop.tsx';
import { DeliverySection } from './DeliverySection.tsx';
import type { Ordering } from './useOrdering.ts';

const load = vi.hoisted(() => vi.fn());
vi.mock('./usePreloadedDialogs.ts', () => ({ loadCouponPicker: load }));
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const ordering: Partial<Ordering> = {
  choices: { addressUuid: null, couponUuid: null, shippingMethod: 'standard', note: '' },
  isStale: false,
};
const preview: Partial<OrderPreview> = { coupons: [], couponUuid: null, lines: [], shippingMethods: [] };

it('shows an error when the coupon code fails to load, and opens the coupons at the next press', async () => {
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  load.mockResolvedValueOnce(() => <p>the coupons</p>);
  const preferences = createPreferences({ locale: 'en-US', theme: 'light', motion: 'system' });
  const root = await renderInShop(
    <DeliverySection ordering={ordering as Ordering} preview={preview as OrderPreview} />,
    ['checkout', 'errors'],
    { preferences, now: () => 0, config: {} as PublicConfig },
  );
  const press = () => act(async () => document.querySelector<HTMLElement>('[aria-haspopup="dialog"]')?.click());
  await press();
  expect(document.body.textContent).toContain('This could not be opened');
  await press();
  expect(document.body.textContent).toContain('the coupons');
  await act(async () => root.unmount());
});
