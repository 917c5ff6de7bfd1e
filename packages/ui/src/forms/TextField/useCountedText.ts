import { cutToLimit, textLength } from '@mallard/domain/validation';
import { type ChangeEvent, type CompositionEvent, type RefObject, useState } from 'react';
import { usePreHydrationText } from '../../foundations/PreHydration/usePreHydrationText.ts';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

interface CountedTextOptions<Control extends TextControl> {
  control: RefObject<Control | null>;
  /** Maximum length in code points; without it nothing is truncated. */
  limit: number | undefined;
  /** Whether the length is shown. */
  isCounted: boolean;
  /** The text, when controlled. */
  value: string | undefined;
  /** The initial text, when uncontrolled. */
  defaultValue: string | undefined;
  /** Called with each new text. */
  onText: (text: string) => void;
  /** The host's handler, called after truncation. */
  onCompositionEnd: ((event: CompositionEvent<Control>) => void) | undefined;
}

/**
 * Measures the text of a control as the server will, and limits its length. The native `maxlength`
 * splits emoji and truncates the letters of a composition.
 */
export function useCountedText<Control extends TextControl>(options: CountedTextOptions<Control>) {
  const { control, limit, isCounted, value, defaultValue = '', onText, onCompositionEnd } = options;
  const [own, setOwn] = useState(defaultValue);
  usePreHydrationText(control, value ?? own, (written) => {
    cut(written);
    take(written);
  });

  function take({ value: text }: TextControl) {
    // Text that is not counted needs no state, so that a key press re-renders nothing.
    if (isCounted) setOwn(text);
    onText(text);
  }

  function cut(written: TextControl): boolean {
    if (limit === undefined) return false;
    const before = written.value;
    const { text, caret } = cutToLimit(before, limit, written.selectionEnd ?? before.length);
    if (text === before) return false;
    written.value = text;
    written.setSelectionRange(caret, caret);
    return true;
  }

  return {
    used: isCounted ? textLength(value ?? own) : 0,
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
