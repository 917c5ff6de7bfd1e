import { useEffect } from 'react';
import { translatorOf } from '../i18n/i18n.ts';
import { useI18n } from '../i18n/useTranslation.ts';
import { applyMeta } from '../navigation/head.ts';
import { linkedLocale } from '../navigation/linkedLocale.ts';
import type { ScreenLocation } from '../navigation/ScreenLocation.tsx';
import { metaOf } from '../navigation/screenMeta.ts';
import { loadedScreen } from '../navigation/screenModule.ts';
import { useServices } from '../services/services.ts';
import { useLocale } from '../services/usePreferences.ts';

/** Updates the document's metadata when the screen changes or its data is loaded. */
export function useDocumentMeta({ match, search }: ScreenLocation): void {
  const { client, queryClient, origin, screens, address, config } = useServices();
  const { shop } = config;
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
        metaOf(module, { client, queryClient, params: match.params, search: params, locale, t, origin, shop }),
        {
          origin,
          locales: i18n.offeredLocales,
          linkedLocale: linkedLocale(address.read().search, i18n.offeredLocales),
        },
      );
    }
    document.documentElement.lang = locale;
    const unsubscribe = queryClient.getQueryCache().subscribe(({ type }) => {
      if (type === 'updated') update();
    });
    let isUnmounted = false;
    if (screens.isReady(match.route, locale)) update();
    // Back can open a screen that isn't loaded. If loading fails, the screen itself shows the error.
    else
      screens.prepareWithoutSections(match.route, locale).then(
        () => isUnmounted || update(),
        () => undefined,
      );
    return () => {
      isUnmounted = true;
      unsubscribe();
    };
  }, [match, search, client, queryClient, origin, shop, locale, i18n, screens, address]);
}
