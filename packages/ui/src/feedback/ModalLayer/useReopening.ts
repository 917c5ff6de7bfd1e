import { useState } from 'react';

/**
 * Forgets what was said to a dialog before it is opened again. Not when it closes: it would change while it goes.
 *
 * @param forget sets states back to what they were at first
 */
export function useReopening(isOpen: boolean, forget: () => void): void {
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (wasOpen === isOpen) return;
  setWasOpen(isOpen);
  if (isOpen) forget();
}
