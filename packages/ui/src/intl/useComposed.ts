import { type CompositionEvent, type FormEvent, useState } from 'react';

/**
 * Holds back what an input method is still at: it stands in the field, and is handed on once it is a word. The handlers may sit
 * on the field or on an element around it.
 *
 * @param text   the text of the field
 * @param onText gets what is typed; of a composition only its result
 */
export function useComposed(text: string, onText: (text: string) => void) {
  const [composed, setComposed] = useState<string>();
  function take(next: string) {
    setComposed(undefined);
    if (next !== text) onText(next);
  }
  return {
    /** What stands in the field. */
    shown: composed ?? text,
    onChange: ({ nativeEvent, target }: FormEvent) => {
      const typed = (target as HTMLInputElement).value;
      if ((nativeEvent as InputEvent).isComposing) setComposed(typed);
      else take(typed);
    },
    onCompositionEnd: ({ target }: CompositionEvent) => take((target as HTMLInputElement).value),
  };
}
