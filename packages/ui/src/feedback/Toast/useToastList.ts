import { type ComponentType, useState } from 'react';
import { useLazyPart } from '../../foundations/useLazyPart.ts';
import type { ToastListProps } from './ToastList.tsx';

/** Milliseconds after which code that failed to load is requested again. */
const PAUSE = 3000;

let Loaded: ComponentType<ToastListProps> | undefined;

/**
 * Loads the code that shows messages. It loads with the first message by itself; load it early so
 * that it is available offline.
 */
export async function loadToasts(): Promise<ComponentType<ToastListProps>> {
  Loaded = (await import('./ToastList.tsx')).ToastList;
  return Loaded;
}

/**
 * Returns the component that shows messages, once its code has loaded. @param isWanted whether
 * there are any messages
 */
export function useToastList(isWanted: boolean): ComponentType<ToastListProps> | undefined {
  const [isResting, setResting] = useState(false);
  const { Part } = useLazyPart(loadToasts, !Loaded && isWanted && !isResting, () => {
    setResting(true);
    setTimeout(() => setResting(false), PAUSE);
  });
  return Loaded ?? Part;
}
