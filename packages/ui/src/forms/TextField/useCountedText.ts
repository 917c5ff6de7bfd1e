import { cutToLimit, textLength } from '@mallard/domain/validation';
import { type ChangeEvent, type CompositionEvent, useState } from 'react';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

interface CountedTextOptions<Control extends TextControl> {
  /** Longest text, in UTF-16 units; nothing is counted without one. */
  limit: number | undefined;
  /** The text, when the owner keeps it. */
  value: string | undefined;
  /** The text at first, when the control keeps it. */
  defaultValue: string | undefined;
  /** Called with each new text. */
  onText: (text: string) => void;
  /** The host's own, called once the text is cut. */
  onCompositionEnd: ((event: CompositionEvent<Control>) => void) | undefined;
}

/**
 * Measures the text of a control and keeps it within a limit, as the server will measure it. Browsers' own `maxlength`
 * cuts emoji in half, and the letters of a composition before they are words.
 */
export function useCountedText<Control extends TextControl>(options: CountedTextOptions<Control>) {
  const { limit, value, defaultValue = '', onText, onCompositionEnd } = options;
  const [own, setOwn] = useState(defaultValue);

  function take(control: TextControl) {
    // Uncounted text is nobody's state: a key press draws nothing.
    if (limit !== undefined) setOwn(control.value);
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
    used: limit === undefined ? 0 : textLength(value ?? own),
    inputProps: {
      onChange: (event: ChangeEvent<Control>) => {
        // The letters of a composition are not yet the text.
        if (!(event.nativeEvent instanceof InputEvent && event.nativeEvent.isComposing)) cut(event.target);
        take(event.target);
      },
      onCompositionEnd: (event: CompositionEvent<Control>) => {
        if (cut(event.currentTarget)) take(event.currentTarget);
        onCompositionEnd?.(event);
      },
    },
  };
}
