import { type CompositionEvent, type FormEvent, useState } from 'react';

/**
 * Delays `onText` during an IME composition until it ends; the field shows the unfinished text.
 * Attach the handlers to the field or to an element around it.
 *
 * @param text   the text of the field
 * @param onText gets typed text; of a composition only its result
 */
export function useComposed(text: string, onText: (text: string) => void) {
  const [composed, setComposed] = useState<string>();
  function setText(next: string) {
    setComposed(undefined);
    if (next !== text) onText(next);
  }
  return {
    /** The text to show in the field. */
    shown: composed ?? text,
    onChange: ({ nativeEvent, target }: FormEvent) => {
      const typed = (target as HTMLInputElement).value;
      if ((nativeEvent as InputEvent).isComposing) setComposed(typed);
      else setText(typed);
    },
    onCompositionEnd: ({ target }: CompositionEvent) => setText((target as HTMLInputElement).value),
  };
}
