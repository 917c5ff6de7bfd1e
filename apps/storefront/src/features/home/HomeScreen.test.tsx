import type { Carousel, Home } from '@mallard/domain/contract';
import { DEFAULT_SHOP } from '@mallard/domain/contract';
import { MallardProvider } from '@mallard/ui/MallardProvider';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { createI18n, loadMessages, SHELL_NAMESPACES } from '../../i18n/i18n.ts';
import { I18nProvider } from '../../i18n/useTranslation.ts';
import { type Services, ServicesProvider } from '../../services/services.ts';
import { Screen } from './HomeScreen.tsx';

const home = vi.hoisted(
  (): Home => ({
    carousels: [],
    categories: [],
    newArrivals: [],
    hotSales: [],
    recommended: [],
    deals: { endTime: null, items: [] },
  }),
);
vi.mock('../../data/useEndpoint.ts', () => ({ useEndpoint: () => ({ data: home }) }));
vi.mock('../../shared/products/useProductCards.ts', () => ({ useProductCards: () => ({}) }));
vi.mock('./HomeHero.tsx', () => ({
  HomeHero: ({ slides }: { slides: readonly Carousel[] }) => slides.map(({ id }) => <p key={id}>{id}</p>),
}));

it('shows no empty sections, and every slide, in a shop without products', async () => {
  home.carousels = ['first', 'second', 'third'].map((id) => ({ id }) as Carousel);
  const i18n = createI18n('en-US', DEFAULT_SHOP);
  await loadMessages(i18n, 'en-US', [...SHELL_NAMESPACES, 'home']);
  const html = renderToString(
    <I18nProvider value={i18n}>
      <MallardProvider locale="en-US" messages={i18n.uiMessages('en-US')}>
        <ServicesProvider value={{ config: { hasSampleShop: true, shop: DEFAULT_SHOP } } as Services}>
          <Screen />
        </ServicesProvider>
      </MallardProvider>
    </I18nProvider>,
  );
  expect(html.match(/<h[1-6]/g)).toEqual(['<h1']);
  expect(html).not.toMatch(/<nav|<section/);
  for (const { id } of home.carousels) expect(html).toContain(`<p>${id}</p>`);
});
