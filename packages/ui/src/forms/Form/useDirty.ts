import { type RefObject, useEffect, useReducer, useRef } from 'react';

/**
 * Watches whether what a form would send differs from what it would have sent at first.
 *
 * @returns to be called after each change
 */
export function useDirty(form: RefObject<HTMLFormElement | null>, onDirtyChange?: (isDirty: boolean) => void) {
  const first = useRef<string>(undefined);
  const wasDirty = useRef(false);
  const [changes, count] = useReducer((number: number) => number + 1, 0);
  const tell = useRef(onDirtyChange);
  useEffect(() => {
    tell.current = onDirtyChange;
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change is read once React has put it into the fields
  useEffect(() => {
    if (!form.current || !tell.current) return;
    const now = snapshot(form.current);
    first.current ??= now;
    const isDirty = now !== first.current;
    if (isDirty !== wasDirty.current) tell.current(isDirty);
    wasDirty.current = isDirty;
  }, [form, changes]);
  return count;
}

function snapshot(form: HTMLFormElement): string {
  const values = [...new FormData(form)].map(([name, value]) => [name, value instanceof File ? value.name : value]);
  return JSON.stringify(values);
}
