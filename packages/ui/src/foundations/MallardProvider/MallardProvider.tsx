import { type ReactNode, useEffect, useMemo } from 'react';
import { LanguageContext } from '../../intl/LanguageContext.ts';
import { Announcer } from '../Announcer/Announcer.tsx';
import { type Clock, deviceClock } from '../Clock/Clock.ts';
import { ClockContext } from '../Clock/ClockContext.ts';
import { watchPresses } from '../TapGuard/afterPress.ts';
import { guardTaps } from '../TapGuard/tapGuard.ts';
import { type LayerListener, LayersContext } from './LayersContext.ts';
import { RouterContext } from './RouterContext.ts';
import { useRoutedLinks } from './useRoutedLinks.ts';

export interface MallardProviderProps {
  /** Language and region of words, numbers and direction, for example `zh-CN`. */
  locale: string;
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
  /** Words that take the place of built-in ones, each made by `replaceWords`. */
  words?: readonly WordsReplacement[] | undefined;
  /** Where the time comes from, for example corrected to the server's; keep it the same object. @default the device */
  clock?: Clock | undefined;
  /** The application. */
  children: ReactNode;
}

const noWords: readonly WordsReplacement[] = [];

/** Gives every component its language, its words, its router and its voice. Put one round the app. */
export function MallardProvider(props: MallardProviderProps) {
  const { locale, navigate, onLayerOpen, words = noWords, clock = deviceClock, children } = props;
  const language = useMemo(() => ({ locale: checked(locale), replacements: words }), [locale, words]);
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

/** @throws {RangeError} when dates and numbers could not be written in it; here, where the name of the prop is known */
function checked(locale: string): string {
  try {
    Intl.getCanonicalLocales(locale);
    return locale;
  } catch {
    throw new RangeError(`MallardProvider: locale "${locale}" is not a language tag such as zh-CN`);
  }
}
