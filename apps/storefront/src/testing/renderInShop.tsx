import { DEFAULT_SHOP } from '@mallard/domain/contract';
import { MallardProvider } from '@mallard/ui/MallardProvider';
import { ToastProvider } from '@mallard/ui/Toast';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, type ReactElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createI18n, loadMessages, SHELL_NAMESPACES } from '../i18n/i18n.ts';
import { I18nProvider } from '../i18n/useTranslation.ts';
import { type Services, ServicesProvider } from '../services/services.ts';

const config = { version: 'test', hasSampleShop: true, shop: DEFAULT_SHOP };

type Namespaces = Parameters<typeof loadMessages>[2];

/**
 * Renders an element in the document, in English, with the providers of the storefront.
 *
 * @param namespaces messages that the element needs
 * @param services services that the element uses
 * @returns the root, to unmount it
 * @example const root = await renderInShop(<ShopNavBar location={location} />, ['shell']);
 */
export async function renderInShop(
  element: ReactElement,
  namespaces: Namespaces,
  services: Partial<Services> = {},
): Promise<Root> {
  const i18n = createI18n('en-US', DEFAULT_SHOP);
  await loadMessages(i18n, 'en-US', [...SHELL_NAMESPACES, ...namespaces]);
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <I18nProvider value={i18n}>
        <QueryClientProvider client={new QueryClient()}>
          <MallardProvider locale="en-US" messages={i18n.uiMessages('en-US')}>
            <ToastProvider>
              <ServicesProvider value={{ config, ...services } as Services}>{element}</ServicesProvider>
            </ToastProvider>
          </MallardProvider>
        </QueryClientProvider>
      </I18nProvider>,
    ),
  );
  return root;
}
