import { useEffect } from 'react';
import { applyMeta } from './head.ts';
import { linkedLocale } from './linkedLocale.ts';
import { useLocale } from './preferences.ts';
import type { ScreenPlace } from './ScreenLocation.tsx';
import { metaOf } from './screenMeta.ts';
import { loadedScreen } from './screenModule.ts';
import { useServices } from './services.ts';
import { useWords } from './useTranslation.ts';
import { translatorOf } from './words.ts';

/** Keeps title and description of the document those of the screen, also when its data arrives later. */
export function useDocumentMeta({ match, search }: ScreenPlace): void {
  const { client, queryClient, origin, screens, address } = useServices();
  const locale = useLocale();
  const words = useWords();

  useEffect(() => {
    function update() {
      const module = loadedScreen(match.route);
      if (!module) return;
      const t = translatorOf(words, locale);
      const params = new URLSearchParams(search);
      applyMeta(
        document,
        metaOf(module, { client, queryClient, params: match.params, search: params, locale, t, origin }),
        { origin, linkedLocale: linkedLocale(address.read().search) },
      );
    }
    document.documentElement.lang = locale;
    const end = queryClient.getQueryCache().subscribe(({ type }) => {
      if (type === 'updated') update();
    });
    let isLeft = false;
    if (screens.isReady(match.route, locale)) update();
    // The browser went back to a screen that this page has not shown yet. What cannot be had, the screen says.
    else
      screens.prepareDrawn(match.route, locale).then(
        () => isLeft || update(),
        () => undefined,
      );
    return () => {
      isLeft = true;
      end();
    };
  }, [match, search, client, queryClient, origin, locale, words, screens, address]);
}
