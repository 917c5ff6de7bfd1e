import { useEffect } from 'react';

/** Name of the broadcast channel on which tabs report that notifications were read. */
const CHANNEL = 'mallard-notifications';

/** Notifies the other tabs that notifications were read in this one. */
export function notifyOtherTabs(): void {
  const otherTabs = new BroadcastChannel(CHANNEL);
  otherTabs.postMessage(null);
  otherTabs.close();
}

/** Calls `onRead` when notifications were read in another tab. @param onRead a stable function: each new one reopens the channel */
export function useOnReadElsewhere(onRead: () => void): void {
  useEffect(() => {
    const otherTabs = new BroadcastChannel(CHANNEL);
    otherTabs.addEventListener('message', onRead);
    return () => otherTabs.close();
  }, [onRead]);
}
