import { type ReactNode, useContext } from 'react';
import { I18nProvider, RouterProvider } from 'react-aria-components';
import { useLocale } from '../../intl/useLocale.ts';
import './AriaProvider.css.ts';
import { RouterContext } from './RouterContext.ts';

/**
 * Hands the application's language and router on to React Aria's own components. Round these, and not round the application:
 * most pages do without them, and without the three kilobytes of this.
 */
export function AriaProvider({ children }: { children: ReactNode }) {
  const navigate = useContext(RouterContext);
  const inLanguage = <I18nProvider locale={useLocale()}>{children}</I18nProvider>;
  return navigate ? <RouterProvider navigate={navigate}>{inLanguage}</RouterProvider> : inLanguage;
}
