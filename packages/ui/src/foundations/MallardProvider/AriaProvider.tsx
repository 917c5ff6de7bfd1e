import { type ReactNode, useContext } from 'react';
import { I18nProvider, RouterProvider } from 'react-aria-components';
import { useLocale } from '../../intl/useLocale.ts';
import './AriaProvider.css.ts';
import { RouterContext } from './RouterContext.ts';

/**
 * Passes the application's language and router to React Aria's components. Used around these and
 * not around the application: most pages don't need them and save its three kilobytes.
 */
export function AriaProvider({ children }: { children: ReactNode }) {
  const navigate = useContext(RouterContext);
  const inLanguage = <I18nProvider locale={useLocale()}>{children}</I18nProvider>;
  return navigate ? <RouterProvider navigate={navigate}>{inLanguage}</RouterProvider> : inLanguage;
}
