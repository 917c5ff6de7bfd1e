import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/**
 * Takes what was written into a control that a server drew before its scripts came: by its reader, by a password manager, by a
 * browser that goes back to a page. React knows nothing of it, and would put the old text back as soon as it draws again.
 *
 * @param drawn the text that React has drawn
 * @param take  gets the control when it holds another one
 */
export function useEarlyText<Control extends TextControl>(
  control: RefObject<Control | null>,
  drawn: string,
  take: (control: Control) => void,
) {
  const hasLooked = useRef(false);
  const look = useEffectEvent(() => {
    if (hasLooked.current || !control.current) return;
    hasLooked.current = true;
    if (holdsOther(control.current, drawn)) take(control.current);
  });
  useLayoutEffect(() => look(), []);
}

function holdsOther(control: TextControl, text: string): boolean {
  if (control.value === text) return false;
  // Browsers write some texts their own way: a line without its breaks.
  const same = control.cloneNode() as TextControl;
  same.value = text;
  return control.value !== same.value;
}
