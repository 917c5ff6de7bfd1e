import { Button, Checkbox, Select, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { FormField, FormProps } from '../../works/form.tsx';
import { messages } from '../../works/messages.ts';

interface FieldProps extends Pick<FormProps, 'choices'> {
  field: FormField;
  error: string | undefined;
}

function Field({ field: { kind, name, label }, error, choices }: FieldProps) {
  const common = { name, label, error };
  if (kind === 'checkbox') return <Checkbox {...common} />;
  if (kind === 'text') return <TextInput {...common} />;
  return (
    <Select
      {...common}
      placeholder={messages.pick}
      data={choices.map((choice) => ({ value: choice.id, label: choice.label }))}
    />
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
      <Button type="submit">{messages.send}</Button>
    </form>
  );
}
