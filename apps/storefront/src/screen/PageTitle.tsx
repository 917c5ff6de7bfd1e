import { Heading } from '@mallard/ui/Heading';
import type { ReactNode } from 'react';
import { screenTitle } from './screenTitle.css.ts';

/** Renders the screen's `h1`. On phones it is visually hidden, because the top bar shows the title. */
export function PageTitle({ children }: { children: ReactNode }) {
  return (
    <Heading level={1} className={screenTitle}>
      {children}
    </Heading>
  );
}
