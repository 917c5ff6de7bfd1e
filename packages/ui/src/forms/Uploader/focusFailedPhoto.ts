/** Moves the focus to the first photo of a form that was not uploaded; its retry and remove buttons come next. */
export function focusFailedPhoto(form: HTMLFormElement | null | undefined): void {
  form?.querySelector<HTMLElement>('[data-status="failed"] [data-part="photo"]')?.focus();
}
