import { type ChangeEvent, type CompositionEvent, useState } from 'react';
import { countCharacters, cutToLimit } from './countCharacters.ts';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/**
 * Counts the characters of a text control and keeps them within a limit. Browsers' own `maxlength` counts UTF-16 units,
 * of which an emoji has up to a dozen.
 *
 * @param limit  most characters; nothing is counted without one
 * @param value  the text now, when the owner keeps it, else the text at first
 * @param onText called with each new text
 */
export function useCountedText(limit: number | undefined, value: string | undefined, onText: (text: string) => void) {
  const [typed, setTyped] = useState<string>();

  function take(control: TextControl) {
    setTyped(control.value);
    onText(control.value);
  }

  function cut(control: TextControl): boolean {
    if (limit === undefined) return false;
    const before = control.value;
    const { text, caret } = cutToLimit(before, control.selectionEnd ?? before.length, limit);
    if (text === before) return false;
    control.value = text;
    control.setSelectionRange(caret, caret);
    return true;
  }

  return {
    used: limit === undefined ? 0 : countCharacters(typed ?? value ?? ''),
    inputProps: {
      onChange: (event: ChangeEvent<TextControl>) => {
        // The letters of a composition are not yet the text.
        if (!(event.nativeEvent instanceof InputEvent && event.nativeEvent.isComposing)) cut(event.target);
        take(event.target);
      },
      onCompositionEnd: (event: CompositionEvent<TextControl>) => {
        if (cut(event.currentTarget)) take(event.currentTarget);
      },
    },
  };
}
