import { type RefObject, useEffect, useLayoutEffect, useReducer, useRef } from 'react';
import { useEffectEvent } from '../../foundations/useEffectEvent.ts';

/**
 * Tracks whether the submitted values differ from the rendered ones. Text typed before hydration
 * counts as a change. An unmounted form is not dirty.
 *
 * @returns call it after each change
 */
export function useDirty(form: RefObject<HTMLFormElement | null>, onDirtyChange?: (isDirty: boolean) => void) {
  const first = useRef<string>(undefined);
  const wasDirty = useRef(false);
  const [changes, count] = useReducer((number: number) => number + 1, 0);

  const notify = useEffectEvent((isDirty: boolean) => {
    if (isDirty !== wasDirty.current) onDirtyChange?.(isDirty);
    wasDirty.current = isDirty;
  });
  const look = useEffectEvent(() => {
    if (!form.current || !onDirtyChange) return;
    notify(snapshot(form.current) !== first.current);
  });
  // Runs before fields adopt pre-hydration input as their state.
  useLayoutEffect(() => {
    if (form.current) first.current ??= snapshot(form.current, true);
  }, [form]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: reads changes after React has rendered them
  useEffect(() => look(), [changes]);
  useEffect(() => () => notify(false), []);
  return count;
}

/**
 * Serializes the form's values for comparison.
 *
 * @param isInitial whether to read the rendered values of the controls instead
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
    // React marks the initial option of a controlled select only in server HTML.
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
