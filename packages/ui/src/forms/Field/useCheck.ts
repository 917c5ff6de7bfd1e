import { useEffect, useRef, useState } from 'react';
import { useForm } from '../Form/FormContext.ts';
import { useAfterPress } from './useAfterPress.ts';
import type { FieldProps, ReadValue } from './useField.ts';

type CheckProps<Value> = Pick<FieldProps<Value>, 'name' | 'validate' | 'isDisabled'> & { read: ReadValue<Value> };

/** Checks a field when it is left after a change, and on behalf of the form around it before that is sent. */
export function useCheck<Value>({ name, validate, isDisabled = false, read }: CheckProps<Value>) {
  const { addField } = useForm();
  const [problem, setProblem] = useState<string>();
  const hasChanged = useRef(false);
  const afterPress = useAfterPress(validate !== undefined);

  const check = useRef<(values: FormData) => string | undefined>(undefined);
  useEffect(() => {
    check.current = (values) => (name === undefined || isDisabled ? undefined : validate?.(read(values, name)));
  });
  useEffect(() => {
    if (name !== undefined) return addField(name, (values) => check.current?.(values));
  }, [name, addField]);

  return {
    problem,
    onChange: () => {
      hasChanged.current = true;
      setProblem(undefined);
    },
    onLeave: (value: Value) => {
      if (!hasChanged.current || !validate) return;
      afterPress(() => setProblem(validate(value)));
    },
  };
}
