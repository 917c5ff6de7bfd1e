import { type ReactNode, useEffect, useMemo } from 'react';
import { dateFormatter } from '../../intl/formatters.ts';
import { createLanguage, type GivenMessages, LanguageContext } from '../../intl/LanguageContext.ts';
import { Announcer } from '../Announcer/Announcer.tsx';
import { type Clock, deviceClock } from '../Clock/Clock.ts';
import { ClockContext } from '../Clock/ClockContext.ts';
import { watchPresses } from '../TapGuard/afterPress.ts';
import { guardTaps } from '../TapGuard/tapGuard.ts';
import { type LayerListener, LayersContext } from './LayersContext.ts';
import { PictureBaseContext } from './PictureBaseContext.ts';
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
  /** ISO 4217 code of the currency of all prices, in capitals. @default 'CNY' */
  currency?: string | undefined;
  /** IANA name of the shop's time zone, in which dates are shown. @default 'Asia/Shanghai' */
  timeZone?: string | undefined;
  /**
   * Precedes URLs of pictures that begin with a slash, which back ends send: the origin of the
   * back end, such as `https://api.example.com`, or the path that it is served below, such as
   * `/shop`. @default none, the origin of the page
   */
  pictureBase?: string | undefined;
  /**
   * Navigates to another page of the site without a reload. Gets path, query and fragment of every
   * plain press on an internal link. Without it, links load their pages.
   */
  navigate?: ((href: string) => void) | undefined;
  /**
   * Called for each dialog and sheet that opens, with a function that closes it. Return a function
   * to call after it is closed. For apps whose Back closes the top layer before it leaves the page.
   * Pass the same function each time.
   */
  onLayerOpen?: LayerListener | undefined;
  /**
   * Source of the current time, for example corrected to the server's; pass the same object each
   * time. @default the device
   */
  clock?: Clock | undefined;
  /** The application. */
  children: ReactNode;
}

/** Provides language, messages, currency, time zone, router, clock and announcements to all components. Render it once around the app. */
export function MallardProvider(props: MallardProviderProps) {
  const {
    locale,
    messages,
    currency,
    timeZone,
    pictureBase,
    navigate,
    onLayerOpen,
    clock = deviceClock,
    children,
  } = props;
  const language = useMemo(
    () =>
      createLanguage(validLocale(locale), messages, {
        currency: validCurrency(currency),
        timeZone: validTimeZone(timeZone),
      }),
    [locale, messages, currency, timeZone],
  );
  useRoutedLinks(navigate);
  useEffect(guardTaps, []);
  useEffect(watchPresses, []);
  return (
    <LanguageContext value={language}>
      <ClockContext value={clock}>
        <RouterContext value={navigate}>
          <LayersContext value={onLayerOpen}>
            <PictureBaseContext value={pictureBase}>
              <Announcer>{children}</Announcer>
            </PictureBaseContext>
          </LayersContext>
        </RouterContext>
      </ClockContext>
    </LanguageContext>
  );
}

/** @throws {RangeError} early, with the name of the prop: dates and numbers cannot be formatted in an invalid locale */
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

/** @throws {RangeError} early, with the name of the prop */
function validCurrency(currency: string | undefined): string | undefined {
  if (currency === undefined || /^[A-Z]{3}$/.test(currency)) return currency;
  throw new RangeError(
    `Invalid currency: <MallardProvider> got "${currency}", which is not an ISO 4217 code such as "EUR".`,
  );
}

/** @throws {RangeError} early, with the name of the prop */
function validTimeZone(timeZone: string | undefined): string | undefined {
  try {
    if (timeZone !== undefined) dateFormatter('en-US', { timeZone });
    return timeZone;
  } catch {
    throw new RangeError(
      `Invalid time zone: <MallardProvider> got "${timeZone}", which is not an IANA name such as "Europe/Berlin".`,
    );
  }
}
