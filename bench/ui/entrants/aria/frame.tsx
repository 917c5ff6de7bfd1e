import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import '../plain/plain.css';

export function Wrapper({ children }: { children: ReactNode }) {
  return <I18nProvider locale="en-US">{children}</I18nProvider>;
}
