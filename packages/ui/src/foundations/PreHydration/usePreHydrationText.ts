import type { RefObject } from 'react';
import { usePreHydrationInput } from './usePreHydrationInput.ts';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/**
 * Passes on text that was typed into a control before hydration (`usePreHydrationInput`).
 *
 * @param renderedText the text that React has rendered
 * @param apply  receives the control when its text differs
 */
export function usePreHydrationText<Control extends TextControl>(
  control: RefObject<Control | null>,
  renderedText: string,
  apply: (control: Control) => void,
) {
  usePreHydrationInput(
    () => (control.current && holdsOther(control.current, renderedText) ? control.current.value : undefined),
    (written) => {
      if (!control.current) return;
      // A re-render by another control may have restored the old text.
      if (control.current.value !== written) control.current.value = written;
      apply(control.current);
    },
  );
}

function holdsOther(control: TextControl, text: string): boolean {
  if (control.value === text) return false;
  // Browsers normalize some texts: a single-line input removes line breaks.
  const same = control.cloneNode() as TextControl;
  same.value = text;
  return control.value !== same.value;
}
