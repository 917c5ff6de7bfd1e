import { type FormHTMLAttributes, type KeyboardEvent, type Ref, useMemo, useState } from 'react';
import { joinClass } from '../../theme/joinClass.ts';
import * as styles from './Form.css.ts';
import { FormContext } from './FormContext.ts';

export interface FormProps extends Omit<FormHTMLAttributes<HTMLFormElement>, 'style' | 'onSubmit'> {
  /** Sentences of errors by the name of their field, from the server or from checks before sending. */
  validationErrors?: Readonly<Record<string, string>> | undefined;
  /** Gets the values of all named fields. Not called while `isPending`. */
  onSubmit?: ((values: FormData) => void) | undefined;
  /** Whether the form is being sent; a second press then does nothing. @default false */
  isPending?: boolean | undefined;
  ref?: Ref<HTMLFormElement> | undefined;
}

const none = {};

/** A form that hands its values over, shares errors out to its fields and keeps what was typed. */
export function Form({
  validationErrors = none,
  onSubmit,
  isPending = false,
  className,
  onKeyDown,
  ...rest
}: FormProps) {
  const [mended, setMended] = useState<{ of: object; names: ReadonlySet<string> }>({ of: none, names: new Set() });
  const context = useMemo(() => {
    const names = mended.of === validationErrors ? mended.names : new Set<string>();
    const open = Object.entries(validationErrors).filter(([name]) => !names.has(name));
    return {
      errors: Object.fromEntries(open),
      clearError: (name: string) => setMended({ of: validationErrors, names: new Set([...names, name]) }),
      isPending,
    };
  }, [validationErrors, mended, isPending]);

  return (
    <FormContext value={context}>
      <form
        noValidate
        {...rest}
        className={joinClass(styles.root, className)}
        onKeyDown={(event) => {
          onKeyDown?.(event);
          if (isComposing(event)) event.preventDefault();
        }}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isPending) onSubmit?.(new FormData(event.currentTarget));
        }}
      />
    </FormContext>
  );
}

/** Whether Enter only takes a word from the input method. Safari reports that key after the end of the composition, as 229. */
function isComposing(event: KeyboardEvent): boolean {
  return event.key === 'Enter' && (event.nativeEvent.isComposing || event.keyCode === 229);
}
