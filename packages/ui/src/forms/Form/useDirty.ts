import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useReducer, useRef } from 'react';

/**
 * Watches whether what a form would send differs from what it was rendered with. Text typed before hydration counts as a change.
 * A form that goes is not dirty any more.
 *
 * @returns to be called after each change
 */
export function useDirty(form: RefObject<HTMLFormElement | null>, onDirtyChange?: (isDirty: boolean) => void) {
  const first = useRef<string>(undefined);
  const wasDirty = useRef(false);
  const [changes, count] = useReducer((number: number) => number + 1, 0);

  const tell = useEffectEvent((isDirty: boolean) => {
    if (isDirty !== wasDirty.current) onDirtyChange?.(isDirty);
    wasDirty.current = isDirty;
  });
  const look = useEffectEvent(() => {
    if (!form.current || !onDirtyChange) return;
    tell(snapshot(form.current) !== first.current);
  });
  // Before fields take over what was typed early, which makes it their state.
  useLayoutEffect(() => {
    if (form.current) first.current ??= snapshot(form.current, true);
  }, [form]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change is read once React has put it into the fields
  useEffect(() => look(), [changes]);
  useEffect(() => () => tell(false), []);
  return count;
}

/**
 * What a form would send, as a text to compare.
 *
 * @param isInitial whether to read what the controls were rendered with instead
 */
function snapshot(form: HTMLFormElement, isInitial = false): string {
  const values = [...form.elements].flatMap((control) =>
    control.matches(':disabled') ? [] : valuesOf(control, isInitial),
  );
  return JSON.stringify(values);
}

function valuesOf(control: Element, isInitial: boolean): (readonly [name: string, value: string])[] {
  if (control instanceof HTMLSelectElement) {
    const options = [...control.options];
    // React marks the initial option of a controlled select in the HTML of a server only.
    const isMarked = isInitial && options.some(({ defaultSelected }) => defaultSelected);
    return options
      .filter(({ defaultSelected, selected }) => (isMarked ? defaultSelected : selected))
      .map(({ value }) => [control.name, value] as const);
  }
  if (control instanceof HTMLTextAreaElement) return [[control.name, isInitial ? control.defaultValue : control.value]];
  if (!(control instanceof HTMLInputElement) || control.name === '') return [];
  const { name, type, value, defaultValue, checked, defaultChecked } = control;
  if (type === 'checkbox' || type === 'radio') return (isInitial ? defaultChecked : checked) ? [[name, value]] : [];
  return [[name, isInitial && type !== 'hidden' && type !== 'file' ? defaultValue : value]];
}
