const control = 'input:not([type="hidden"]), select, textarea, button, [tabindex]';

/** Moves the focus to the field with a name. */
export function focusField(form: HTMLFormElement | null, name: string): void {
  const named = form?.elements.namedItem(name);
  const field = named instanceof RadioNodeList ? named[0] : named;
  if (field instanceof HTMLElement) focusControl(field);
}

/**
 * Moves the focus to the first invalid field, unless an error summary takes it.
 *
 * @returns the error when the focus is there already: screen readers do not announce it then
 */
export function focusFirstError(form: HTMLFormElement | null): string | undefined {
  if (!form || form.querySelector('[data-error-summary]')) return undefined;
  const wrong = form.querySelector<HTMLElement>('[aria-invalid="true"]');
  if (!wrong) return undefined;
  if (wrong.contains(document.activeElement)) return errorOf(wrong);
  focusControl(wrong);
  return undefined;
}

function errorOf(field: HTMLElement): string | undefined {
  const descriptions = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  const error = descriptions.find((id) => id.endsWith('-error'));
  return (error && document.getElementById(error)?.textContent) || undefined;
}

/** The name or `aria-invalid` may be on a group, or on a hidden input beside the control. */
function focusControl(field: HTMLElement): void {
  const isControl = field.matches(control) && field.tabIndex >= 0;
  const group = field instanceof HTMLInputElement ? field.parentElement : field;
  const inside = group?.querySelector<HTMLElement>('input:checked') ?? group?.querySelector<HTMLElement>(control);
  (isControl ? field : inside)?.focus();
}
