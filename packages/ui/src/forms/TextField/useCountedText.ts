import { cutToLimit, textLength } from '@mallard/domain/validation';
import { type ChangeEvent, type CompositionEvent, useState } from 'react';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/**
 * Measures the text of a control and keeps it within a limit, as the server will measure it. Browsers' own `maxlength`
 * cuts emoji in half, and the letters of a composition before they are words.
 *
 * @param limit  longest text, in UTF-16 units; nothing is counted without one
 * @param value  the text now, when the owner keeps it, else the text at first
 * @param onText called with each new text
 */
export function useCountedText(limit: number | undefined, value: string | undefined, onText: (text: string) => void) {
  const [typed, setTyped] = useState<string>();

  function take(control: TextControl) {
    // Uncounted text is nobody's state: a key press draws nothing.
    if (limit !== undefined) setTyped(control.value);
    onText(control.value);
  }

  function cut(control: TextControl): boolean {
    if (limit === undefined) return false;
    const before = control.value;
    const { text, caret } = cutToLimit(before, limit, control.selectionEnd ?? before.length);
    if (text === before) return false;
    control.value = text;
    control.setSelectionRange(caret, caret);
    return true;
  }

  return {
    used: limit === undefined ? 0 : textLength(typed ?? value ?? ''),
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
