import { Heading } from '@mallard/ui/Heading';
import type { ReactNode } from 'react';
import { screenTitle } from './screenTitle.css.ts';

/** The screen's `h1`. On phones the bar above already says it, so there it is only spoken. */
export function PageTitle({ children }: { children: ReactNode }) {
  return (
    <Heading level={1} className={screenTitle}>
      {children}
    </Heading>
  );
}
