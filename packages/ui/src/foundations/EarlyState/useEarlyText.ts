import type { RefObject } from 'react';
import { useEarlyInput } from './useEarlyInput.ts';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/**
 * Takes what was written into a control before its scripts came (`useEarlyInput`).
 *
 * @param drawn the text that React has drawn
 * @param take  gets the control when it holds another one
 */
export function useEarlyText<Control extends TextControl>(
  control: RefObject<Control | null>,
  drawn: string,
  take: (control: Control) => void,
) {
  useEarlyInput(
    () => (control.current && holdsOther(control.current, drawn) ? control.current.value : undefined),
    (written) => {
      if (!control.current) return;
      // Drawn anew because of another control meanwhile, it holds the old text again.
      if (control.current.value !== written) control.current.value = written;
      take(control.current);
    },
  );
}

function holdsOther(control: TextControl, text: string): boolean {
  if (control.value === text) return false;
  // Browsers write some texts their own way: a line without its breaks.
  const same = control.cloneNode() as TextControl;
  same.value = text;
  return control.value !== same.value;
}
