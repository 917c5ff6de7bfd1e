import { type RefObject, useCallback } from 'react';

/**
 * Returns a `ref` callback for a field that is removed once its value was saved. If the field has focus when it is removed, focus
 * moves to `target`. Otherwise the browser would move it to the page.
 *
 * @example <OtpField ref={useReturnFocus(phoneInput)} name="code" />
 */
export function useReturnFocus(target: RefObject<HTMLElement | null>) {
  return useCallback(
    (field: HTMLElement | null) => () => {
      if (field?.contains(document.activeElement)) target.current?.focus();
    },
    [target],
  );
}
