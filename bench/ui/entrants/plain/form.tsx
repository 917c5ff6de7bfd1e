import { useId, useState } from 'react';
import type { FormField, FormProps } from '../../works/form.tsx';
import { messages } from '../../works/messages.ts';

interface FieldProps extends Pick<FormProps, 'choices'> {
  field: FormField;
  error: string | undefined;
}

function Field({ field: { kind, name, label }, error, choices }: FieldProps) {
  const id = useId();
  const control = { id, name, 'aria-invalid': error ? true : undefined, 'aria-describedby': error && `${id}-error` };
  return (
    <div className={kind === 'checkbox' ? 'tick' : 'field'}>
      {kind === 'checkbox' && <input {...control} type="checkbox" className="check" />}
      <label htmlFor={id}>{label}</label>
      {kind === 'text' && <input {...control} type="text" />}
      {kind === 'select' && (
        <select {...control} defaultValue="">
          <option value="" disabled hidden>
            {messages.pick}
          </option>
          {choices.map((choice) => (
            <option key={choice.id} value={choice.id}>
              {choice.label}
            </option>
          ))}
        </select>
      )}
      {error && (
        <p id={`${id}-error`} className="error">
          {error}
        </p>
      )}
    </div>
  );
}

export function Form({ fields, choices, check }: FormProps) {
  const [errors, setErrors] = useState<Record<string, string>>({});
  return (
    <form
      noValidate
      className="form"
      onSubmit={(event) => {
        event.preventDefault();
        setErrors(check(new FormData(event.currentTarget)));
      }}
    >
      {fields.map((field) => (
        <Field key={field.name} field={field} choices={choices} error={errors[field.name]} />
      ))}
      <button type="submit">{messages.send}</button>
    </form>
  );
}
