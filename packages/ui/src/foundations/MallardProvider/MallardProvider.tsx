import { type ReactNode, useEffect, useMemo } from 'react';
import { createLanguage, type GivenMessages, LanguageContext } from '../../intl/LanguageContext.ts';
import { Announcer } from '../Announcer/Announcer.tsx';
import { type Clock, deviceClock } from '../Clock/Clock.ts';
import { ClockContext } from '../Clock/ClockContext.ts';
import { watchPresses } from '../TapGuard/afterPress.ts';
import { guardTaps } from '../TapGuard/tapGuard.ts';
import { type LayerListener, LayersContext } from './LayersContext.ts';
import { RouterContext } from './RouterContext.ts';
import { useRoutedLinks } from './useRoutedLinks.ts';

export interface MallardProviderProps {
  /** Language and region of messages, numbers and direction, for example `zh-CN`. */
  locale: string;
  /**
   * The messages of the components in this language: a language's own, such as `@mallard/ui/locales/en-US`, with your changes
   * made by `mergeMessages`, or only the namespaces that you use. Pass the same object each time.
   */
  messages: GivenMessages;
  /**
   * Goes to another page of the site without loading it anew: gets every plain press on a link within the site, as path, query
   * and fragment. Links load their pages when this is left out.
   */
  navigate?: ((href: string) => void) | undefined;
  /**
   * Told of each dialog and sheet that opens, with what leaves it; returns what is to be called when it is gone. For an app whose
   * Back leaves the layer on top before the page. Keep it the same function.
   */
  onLayerOpen?: LayerListener | undefined;
  /** Where the time comes from, for example corrected to the server's; keep it the same object. @default the device */
  clock?: Clock | undefined;
  /** The application. */
  children: ReactNode;
}

/** Provides language, messages, router, clock and announcements to all components. Render one around the app. */
export function MallardProvider(props: MallardProviderProps) {
  const { locale, messages, navigate, onLayerOpen, clock = deviceClock, children } = props;
  const language = useMemo(() => createLanguage(validLocale(locale), messages), [locale, messages]);
  useRoutedLinks(navigate);
  useEffect(guardTaps, []);
  useEffect(watchPresses, []);
  return (
    <LanguageContext value={language}>
      <ClockContext value={clock}>
        <RouterContext value={navigate}>
          <LayersContext value={onLayerOpen}>
            <Announcer>{children}</Announcer>
          </LayersContext>
        </RouterContext>
      </ClockContext>
    </LanguageContext>
  );
}

/** @throws {RangeError} here, where the name of the prop is known: dates and numbers cannot be formatted in it */
function validLocale(locale: string): string {
  try {
    Intl.getCanonicalLocales(locale);
    return locale;
  } catch {
    throw new RangeError(
      `Invalid locale: <MallardProvider> got "${locale}", which is not a language tag such as "zh-CN".`,
    );
  }
}
