import { type RenderOptions, type RenderResult, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { sampleLanguages } from '../fixtures/messagesIn.ts';
import { LanguageContext } from '../intl/LanguageContext.ts';

/** Provides English messages, without the rest of `MallardProvider`. */
function InEnglish({ children }: { children: ReactNode }) {
  return <LanguageContext value={sampleLanguages['en-US']}>{children}</LanguageContext>;
}

/** Renders as Testing Library's `render` does, with English messages. */
export function renderInEnglish(ui: ReactNode, options?: Omit<RenderOptions, 'wrapper' | 'queries'>): RenderResult {
  return render(ui, { ...options, wrapper: InEnglish });
}
