import { useContext } from 'react';
import type { Translate } from '../../intl/createTranslate.ts';
import { LanguageContext, noLanguage } from '../../intl/LanguageContext.ts';

type PriceMessages = Translate<'foundations', 'Price'>;

/** Without a provider there are no messages: a sentence consists of its amounts only. */
const noMessages: PriceMessages = /* @__PURE__ */ Object.assign(
  (_key: string, values: Readonly<Record<string, unknown>> = {}) => Object.values(values).join(' '),
  { has: (_key: string): _key is never => false, locale: noLanguage.locale },
);

/** Returns the messages of `Price`. A price without a provider still shows its amount. */
export function usePriceMessages(): PriceMessages {
  const language = useContext(LanguageContext);
  return language === noLanguage ? noMessages : language.translate('foundations', 'Price');
}
