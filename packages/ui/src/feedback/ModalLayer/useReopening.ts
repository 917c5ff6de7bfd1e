import { useState } from 'react';

/**
 * Resets the state of a dialog when it opens again. Not when it closes: its content would change
 * during the transition.
 *
 * @param forget resets all states to their initial values
 */
export function useReopening(isOpen: boolean, forget: () => void): void {
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (wasOpen === isOpen) return;
  setWasOpen(isOpen);
  if (isOpen) forget();
}
