// @vitest-environment jsdom
import { createStore, memoryArea } from '@mallard/domain/storage';
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { createPreferences } from '../../preferences/preferences.ts';
import { type DeliveryRegion, deliveryRegionEntry } from '../../shared/address/deliveryRegion.ts';
import { renderInShop } from '../../testing/renderInShop.tsx';
import { DeliverTo } from './DeliverTo.tsx';

const { region } = vi.hoisted(() => ({
  region: { province: 'Guangdong', city: 'Shenzhen', county: 'Nanshan District', areaCode: '440305' },
}));

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
vi.mock('../../shared/address/addressData.ts', () => ({ useAddresses: () => ({ data: [] }) }));
vi.mock('../../session/session.ts', () => ({ useSessionStatus: () => 'signedOut' }));
vi.mock('./DeliverToDialog.tsx', () => ({
  DeliverToDialog: ({ onChoose }: { onChoose: (region: DeliveryRegion) => void }) => (
    <button type="button" id="choose" onClick={() => onChoose(region)} />
  ),
}));
vi.mock('@vant/area-data', () => {
  throw new Error('offline');
});

it('stores the selected region unchanged when its Chinese names fail to load', async () => {
  const now = () => Date.UTC(2026, 10, 26);
  const store = createStore({ area: memoryArea(), now });
  const preferences = createPreferences({ locale: 'en-US', theme: 'light', motion: 'system' });
  const root = await renderInShop(<DeliverTo isAvailable />, ['product', 'shell'], { preferences, now, store });
  const press = (selector: string) => act(async () => document.querySelector<HTMLElement>(selector)?.click());
  await press('button');
  await vi.waitUntil(() => act(async () => document.querySelector('#choose')));
  await press('#choose');
  await vi.waitFor(() => expect(deliveryRegionEntry(store).read()).toEqual(region));
  await act(async () => root.unmount());
});
