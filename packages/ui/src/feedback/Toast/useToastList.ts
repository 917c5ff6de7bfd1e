import { type ComponentType, useState } from 'react';
import { useLazyPart } from '../../foundations/useLazyPart.ts';
import type { ToastListProps } from './ToastList.tsx';

/** Milliseconds after which code that could not be fetched is asked for again. */
const PAUSE = 3000;

let Loaded: ComponentType<ToastListProps> | undefined;

/** Brings what shows messages, which comes with the first one by itself; asked for early, it is there when the network has gone. */
export async function loadToasts(): Promise<ComponentType<ToastListProps>> {
  Loaded = (await import('./ToastList.tsx')).ToastList;
  return Loaded;
}

/** What shows the messages, once it is here. @param isWanted whether there are any */
export function useToastList(isWanted: boolean): ComponentType<ToastListProps> | undefined {
  const [isResting, setResting] = useState(false);
  const { Part } = useLazyPart(loadToasts, !Loaded && isWanted && !isResting, () => {
    setResting(true);
    setTimeout(() => setResting(false), PAUSE);
  });
  return Loaded ?? Part;
}
