import { MallardProvider } from '@mallard/ui/MallardProvider';
import { ToastProvider } from '@mallard/ui/Toast';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, type ReactElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { type Services, ServicesProvider } from '../app/services.ts';
import { WordsProvider } from '../i18n/useTranslation.ts';
import { createWords, loadWords } from '../i18n/words.ts';

type Namespaces = Parameters<typeof loadWords>[2];

/**
 * Draws a part of a screen in the document, in English, with the providers that the shop has around its screens.
 *
 * @param namespaces words that the part needs
 * @param services those that it uses
 * @returns its root, for who takes it away again
 */
export async function drawInShop(
  part: ReactElement,
  namespaces: Namespaces,
  services: Partial<Services> = {},
): Promise<Root> {
  const words = createWords('en-US');
  await loadWords(words, 'en-US', namespaces);
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <WordsProvider value={words}>
        <QueryClientProvider client={new QueryClient()}>
          <MallardProvider locale="en-US">
            <ToastProvider>
              <ServicesProvider value={services as Services}>{part}</ServicesProvider>
            </ToastProvider>
          </MallardProvider>
        </QueryClientProvider>
      </WordsProvider>,
    ),
  );
  return root;
}
