import { type RefObject, useEffect, useEffectEvent, useReducer, useRef } from 'react';

/**
 * Watches whether what a form would send differs from what it would have sent at first. A form that goes is not dirty any more.
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
    const now = snapshot(form.current);
    first.current ??= now;
    tell(now !== first.current);
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change is read once React has put it into the fields
  useEffect(() => look(), [changes]);
  useEffect(() => () => tell(false), []);
  return count;
}

function snapshot(form: HTMLFormElement): string {
  const values = [...new FormData(form)].map(([name, value]) => [name, value instanceof File ? value.name : value]);
  return JSON.stringify(values);
}
