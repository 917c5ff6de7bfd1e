import { type RefObject, useEffect } from 'react';

/** Moves the focus to the first field of a form that is marked as wrong, each time new errors have arrived. */
export function useFocusFirstError(
  form: RefObject<HTMLElement | null>,
  errors: Readonly<Record<string, string>>,
): void {
  useEffect(() => {
    if (Object.keys(errors).length === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form, errors]);
}
