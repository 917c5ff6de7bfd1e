import { useLayoutEffect, useRef, useState } from 'react';
import { afterPress } from '../../foundations/TapGuard/afterPress.ts';
import { useForm } from '../Form/FormContext.ts';
import type { FieldProps, ReadValue } from './FieldProps.ts';

type CheckProps<Value> = Pick<FieldProps<Value>, 'name' | 'validate' | 'isDisabled'> & { read: ReadValue<Value> };

/** Validates a field when it loses the focus after a change, and before the form around it is submitted. */
export function useCheck<Value>({ name, validate, isDisabled = false, read }: CheckProps<Value>) {
  const { addField } = useForm();
  /** The value that was invalid on blur. Other fields may have made it valid since. */
  const [wrong, setWrong] = useState<{ value: Value }>();
  const hasChanged = useRef(false);
  const isLeft = useRef(false);

  // Layout effects run before the user can submit the form, so it validates what is visible.
  const check = useRef<(values: FormData) => string | undefined>(undefined);
  useLayoutEffect(() => {
    check.current = (values) => (name === undefined || isDisabled ? undefined : validate?.(read(values, name)));
  });
  useLayoutEffect(() => {
    if (name !== undefined) return addField(name, (values) => check.current?.(values));
  }, [name, addField]);

  return {
    problem: wrong && validate?.(wrong.value),
    onChange: () => {
      hasChanged.current = true;
      isLeft.current = false;
      setWrong(undefined);
    },
    onLeave: (value: Value) => {
      if (!hasChanged.current || !validate) return;
      isLeft.current = true;
      afterPress(() => {
        // A press on a label takes the focus away, then returns it with a new value.
        if (isLeft.current) setWrong(validate(value) === undefined ? undefined : { value });
      });
    },
  };
}
