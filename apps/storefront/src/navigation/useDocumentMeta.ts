import { useEffect } from 'react';
import { useLocale } from '../app/preferences.ts';
import { useServices } from '../app/services.ts';
import { translatorOf } from '../i18n/i18n.ts';
import { linkedLocale } from '../i18n/linkedLocale.ts';
import { useI18n } from '../i18n/useTranslation.ts';
import { applyMeta } from './head.ts';
import type { ScreenLocation } from './ScreenLocation.tsx';
import { metaOf } from './screenMeta.ts';
import { loadedScreen } from './screenModule.ts';

/** Keeps title and description of the document those of the screen, also when its data arrives later. */
export function useDocumentMeta({ match, search }: ScreenLocation): void {
  const { client, queryClient, origin, screens, address } = useServices();
  const locale = useLocale();
  const i18n = useI18n();

  useEffect(() => {
    function update() {
      const module = loadedScreen(match.route);
      if (!module) return;
      const t = translatorOf(i18n, locale);
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
  }, [match, search, client, queryClient, origin, locale, i18n, screens, address]);
}
