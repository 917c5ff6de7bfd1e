import { isValidElement, type ReactElement, type ReactNode } from 'react';
import { Pressable } from 'react-aria-components/Pressable';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Button } from './Button.tsx';

/** Lets React Aria's triggers press our native buttons as they press its own. */
export function pressable(trigger: ReactNode): ReactNode {
  const isOurs = isValidElement(trigger) && (trigger.type === Button || trigger.type === IconButton);
  return isOurs ? <Pressable>{trigger as ReactElement<never, string>}</Pressable> : trigger;
}
