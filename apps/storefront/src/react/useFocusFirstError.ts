import { type RefObject, useEffect } from 'react';

/** Moves the focus to the first invalid field of a form when `errors` changes. */
export function useFocusFirstError(
  form: RefObject<HTMLElement | null>,
  errors: Readonly<Record<string, string>>,
): void {
  useEffect(() => {
    if (Object.keys(errors).length === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form, errors]);
}
