import { cloneElement, isValidElement, type ReactElement, type ReactNode, type Ref } from 'react';
import { Pressable } from 'react-aria-components/Pressable';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Button } from './Button.tsx';

/** Lets React Aria's triggers handle presses of our native buttons. @param ref receives the button */
export function pressable(trigger: ReactNode, ref: Ref<HTMLElement> = null): ReactNode {
  if (!isValidElement<{ isDisabled?: boolean; ref?: Ref<HTMLElement> }>(trigger)) return trigger;
  if (trigger.type === Pressable) return ref === null ? trigger : cloneElement(trigger, { ref });
  if (trigger.type !== Button && trigger.type !== IconButton) return trigger;
  // React Aria would wait for the focus on a button that is not focusable.
  const isDisabled = trigger.props.isDisabled === true;
  return (
    <Pressable ref={ref} isDisabled={isDisabled}>
      {trigger as ReactElement<never, string>}
    </Pressable>
  );
}
