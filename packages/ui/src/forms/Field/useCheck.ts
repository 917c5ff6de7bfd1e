import { useLayoutEffect, useRef, useState } from 'react';
import { afterPress } from '../../foundations/TapGuard/afterPress.ts';
import { useForm } from '../Form/FormContext.ts';
import type { FieldProps, ReadValue } from './FieldProps.ts';

type CheckProps<Value> = Pick<FieldProps<Value>, 'name' | 'validate' | 'isDisabled'> & { read: ReadValue<Value> };

/** Checks a field when it is left after a change, and on behalf of the form around it before that is sent. */
export function useCheck<Value>({ name, validate, isDisabled = false, read }: CheckProps<Value>) {
  const { addField } = useForm();
  /** The value with which the field was left, where it was wrong then. What surrounds it may have made it right since. */
  const [wrong, setWrong] = useState<{ value: Value }>();
  const hasChanged = useRef(false);
  const isLeft = useRef(false);

  // Before anybody can send the form: what can be seen is checked.
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
        // A press on a label takes the focus away, then brings it back with a new value.
        if (isLeft.current) setWrong(validate(value) === undefined ? undefined : { value });
      });
    },
  };
}
