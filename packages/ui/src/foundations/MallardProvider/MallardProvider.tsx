import { type ReactNode, useMemo } from 'react';
import { LanguageContext } from '../../intl/LanguageContext.ts';
import type { WordsReplacement } from '../../intl/Words.ts';
import { Announcer } from '../Announcer/Announcer.tsx';
import { type Clock, deviceClock } from '../Clock/Clock.ts';
import { ClockContext } from '../Clock/ClockContext.ts';
import { RouterContext } from './RouterContext.ts';

export interface MallardProviderProps {
  /** Language and region of words, numbers and direction, for example `zh-CN`. */
  locale: string;
  /** Goes to another page without loading it anew; links do it by themselves when this is left out. */
  navigate?: ((href: string) => void) | undefined;
  /** Turns the path of a link into the address in the address bar. @default the path itself */
  useHref?: ((href: string) => string) | undefined;
  /** Words that take the place of built-in ones, each made by `replaceWords`. */
  words?: readonly WordsReplacement[] | undefined;
  /** Where the time comes from, for example corrected to the server's; keep it the same object. @default the device */
  clock?: Clock | undefined;
  /** The application. */
  children: ReactNode;
}

const noWords: readonly WordsReplacement[] = [];
const asWritten = (href: string) => href;

/** Gives every component its language, its words, its router and its voice. Put one round the app. */
export function MallardProvider(props: MallardProviderProps) {
  const { locale, navigate, useHref, words = noWords, clock = deviceClock, children } = props;
  const language = useMemo(() => ({ locale, replacements: words }), [locale, words]);
  const router = useMemo(() => navigate && { navigate, useHref: useHref ?? asWritten }, [navigate, useHref]);
  return (
    <LanguageContext value={language}>
      <ClockContext value={clock}>
        <RouterContext value={router}>
          <Announcer>{children}</Announcer>
        </RouterContext>
      </ClockContext>
    </LanguageContext>
  );
}
