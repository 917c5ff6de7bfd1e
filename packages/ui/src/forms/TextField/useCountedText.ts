import { cutToLimit, textLength } from '@mallard/domain/validation';
import {
  type ChangeEvent,
  type CompositionEvent,
  type CompositionEventHandler,
  type FocusEvent,
  type FocusEventHandler,
  type RefObject,
  useState,
} from 'react';
import { usePreHydrationText } from '../../foundations/PreHydration/usePreHydrationText.ts';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

interface CountedTextOptions<Control extends TextControl> {
  control: RefObject<Control | null>;
  /** Whether the length is shown. */
  isCounted: boolean;
  /** Validates the text. */
  field: { onEdit: () => void; onLeave: (text: string) => void };
  /** Props of the component. The text is truncated to `maxLength` code points. */
  props: {
    value?: string | undefined;
    defaultValue?: string | undefined;
    maxLength?: number | undefined;
    onChange?: ((value: string) => void) | undefined;
    onBlur?: FocusEventHandler<Control> | undefined;
    onCompositionEnd?: CompositionEventHandler<Control> | undefined;
  };
}

/**
 * Measures the text of a control as the server will, and limits its length. The native `maxlength`
 * splits emoji and truncates the letters of a composition.
 */
export function useCountedText<Control extends TextControl>(options: CountedTextOptions<Control>) {
  const { control, isCounted, field, props } = options;
  const { value, defaultValue = '', maxLength } = props;
  const [own, setOwn] = useState(defaultValue);
  usePreHydrationText(control, value ?? own, (written) => {
    cut(written);
    take(written);
  });

  function take({ value: text }: TextControl) {
    // Text that is not counted needs no state, so that a key press re-renders nothing.
    if (isCounted) setOwn(text);
    field.onEdit();
    props.onChange?.(text);
  }

  function cut(written: TextControl): boolean {
    if (maxLength === undefined) return false;
    const before = written.value;
    const { text, caret } = cutToLimit(before, maxLength, written.selectionEnd ?? before.length);
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
        props.onCompositionEnd?.(event);
      },
      onBlur: (event: FocusEvent<Control>) => {
        props.onBlur?.(event);
        field.onLeave(event.target.value);
      },
    },
  };
}
