import { type FormHTMLAttributes, type Ref, useEffect, useMemo, useRef } from 'react';
import { useAnnounce } from '../../foundations/Announcer/AnnouncerContext.ts';
import { useOwnRef } from '../../foundations/useOwnRef.ts';
import { isComposing } from '../../intl/isComposing.ts';
import { joinClass } from '../../theme/joinClass.ts';
import * as styles from './Form.css.ts';
import { FormContext } from './FormContext.ts';
import { focusFirstError } from './focusField.ts';
import { useDirty } from './useDirty.ts';
import { useFormErrors } from './useFormErrors.ts';

export interface FormProps extends Omit<FormHTMLAttributes<HTMLFormElement>, 'style' | 'onSubmit'> {
  /** Error messages by field name, from the server or from validation of the whole form. */
  validationErrors?: Readonly<Record<string, string>> | undefined;
  /**
   * Called with the values of all named fields, and of the button that submitted it, once every
   * field's `validate` passes. Not called while `isPending`.
   */
  onSubmit?: ((values: FormData) => void) | undefined;
  /** Called when the submitted values start to differ from the initial ones, and when they no longer do. */
  onDirtyChange?: ((isDirty: boolean) => void) | undefined;
  /** Whether the form is being submitted; further presses are ignored. @default false */
  isPending?: boolean | undefined;
  ref?: Ref<HTMLFormElement> | undefined;
}

const none = {};

/** A form that collects its values, distributes errors to its fields, moves the focus to them and keeps typed text. */
export function Form(props: FormProps) {
  const {
    validationErrors = none,
    onSubmit,
    onDirtyChange,
    isPending = false,
    className,
    ref,
    ...remainingProps
  } = props;
  const form = useOwnRef(ref);
  const { errors, failures, addField, markEdited, check } = useFormErrors(validationErrors, isPending);
  const countChange = useDirty(form, onDirtyChange);
  const isWatched = onDirtyChange !== undefined;
  const wasSent = useRef(false);
  const announce = useAnnounce();

  useEffect(() => {
    if (failures === 0 || !wasSent.current) return;
    wasSent.current = false;
    const unread = focusFirstError(form.current);
    if (unread !== undefined) announce(unread, { politeness: 'assertive' });
  }, [failures, announce]);

  const context = useMemo(
    () => ({
      errors,
      failures,
      addField,
      isPending,
      onFieldChange: (name: string | undefined) => {
        if (name !== undefined) markEdited(name);
        if (isWatched) countChange();
      },
    }),
    [errors, failures, addField, markEdited, isPending, isWatched, countChange],
  );

  return (
    <FormContext value={context}>
      <form
        noValidate
        {...remainingProps}
        ref={form}
        className={joinClass(styles.root, className)}
        onKeyDown={(event) => {
          remainingProps.onKeyDown?.(event);
          // This Enter only ends a composition.
          if (event.key === 'Enter' && isComposing(event.nativeEvent)) event.preventDefault();
        }}
        onChange={(event) => {
          remainingProps.onChange?.(event);
          if (isWatched) countChange();
        }}
        onSubmit={(event) => {
          // React events bubble from a dialog to the component that renders it: neither this form
          // nor one around it was submitted.
          if (event.target !== event.currentTarget) return;
          event.stopPropagation();
          event.preventDefault();
          if (isPending) return;
          wasSent.current = true;
          const values = new FormData(event.currentTarget, event.nativeEvent.submitter);
          if (check(values)) onSubmit?.(values);
        }}
      />
    </FormContext>
  );
}
