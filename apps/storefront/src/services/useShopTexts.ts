import type { Shop } from '@mallard/domain/contract';
import { type Locale, textIn } from '@mallard/domain/messages';
import { useMessagesLocale } from '../i18n/useTranslation.ts';
import { useServices } from './services.ts';

/** Returns the texts of a shop in one language; empty ones if it has none. */
export function shopTexts({ name, tagline, description, company, support }: Shop, locale: Locale) {
  return {
    name: textIn(name, locale),
    tagline: textIn(tagline, locale),
    description: textIn(description, locale),
    company: textIn(company, locale),
    supportHours: textIn(support.hours, locale),
  };
}

/** Returns the texts of the shop in the language of the messages. */
export function useShopTexts(): ReturnType<typeof shopTexts> {
  return shopTexts(useServices().config.shop, useMessagesLocale());
}
