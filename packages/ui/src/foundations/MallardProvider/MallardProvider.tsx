import type { ReactNode } from 'react';
import { I18nProvider, RouterProvider } from 'react-aria-components';
import type { Messages } from '../../intl/Messages.ts';
import { MessagesContext } from '../../intl/MessagesContext.ts';
import { Announcer } from '../Announcer/Announcer.tsx';

export interface MallardProviderProps {
  /** Language and region of words, numbers and direction, for example `zh-CN`. */
  locale: string;
  /** Goes to another page without loading it anew; links do it by themselves when this is left out. */
  navigate?: ((href: string) => void) | undefined;
  /** Turns the path of a link into the address in the address bar. @default the path itself */
  useHref?: ((href: string) => string) | undefined;
  /** Words that take the place of the built-in ones. */
  messages?: Partial<Messages> | undefined;
  /** The application. */
  children: ReactNode;
}

const none = {};

/** Gives every component its language, its words, its router and its voice. Put one round the app. */
export function MallardProvider({ locale, navigate, useHref, messages = none, children }: MallardProviderProps) {
  const spoken = <Announcer>{children}</Announcer>;
  return (
    <I18nProvider locale={locale}>
      <MessagesContext value={messages}>
        {navigate ? (
          <RouterProvider navigate={navigate} {...(useHref && { useHref })}>
            {spoken}
          </RouterProvider>
        ) : (
          spoken
        )}
      </MessagesContext>
    </I18nProvider>
  );
}
