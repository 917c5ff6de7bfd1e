import { useEffect } from 'react';

/** The name under which tabs tell one another that messages were read. */
const CHANNEL = 'mallard-notifications';

/** Tells the other tabs that messages were read here. */
export function notifyOtherTabs(): void {
  const otherTabs = new BroadcastChannel(CHANNEL);
  otherTabs.postMessage(null);
  otherTabs.close();
}

/** Calls when messages were read in another tab. @param onRead keep it the same function where possible */
export function useOnReadElsewhere(onRead: () => void): void {
  useEffect(() => {
    const otherTabs = new BroadcastChannel(CHANNEL);
    otherTabs.addEventListener('message', onRead);
    return () => otherTabs.close();
  }, [onRead]);
}
