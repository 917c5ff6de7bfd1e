import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox';
import { Form as AriaForm } from 'react-aria-components/Form';
import { ListBox, ListBoxItem, Popover, Select, SelectValue } from 'react-aria-components/Select';
import { FieldError, Input, Label, TextField } from 'react-aria-components/TextField';
import type { FormField, FormProps } from '../../works/form.tsx';
import { messages } from '../../works/messages.ts';

interface FieldProps extends Pick<FormProps, 'choices'> {
  field: FormField;
}

function Field({ field: { kind, name, label }, choices }: FieldProps) {
  if (kind === 'checkbox')
    return (
      <CheckboxField name={name} value="on" className="tick">
        <CheckboxButton>
          <span className="check" />
          {label}
        </CheckboxButton>
        <FieldError className="error" />
      </CheckboxField>
    );
  if (kind === 'text')
    return (
      <TextField name={name} className="field">
        <Label>{label}</Label>
        <Input />
        <FieldError className="error" />
      </TextField>
    );
  return (
    <Select name={name} placeholder={messages.pick} className="field">
      <Label>{label}</Label>
      <Button>
        <SelectValue />
      </Button>
      <FieldError className="error" />
      <Popover>
        <ListBox items={choices}>{(choice) => <ListBoxItem>{choice.label}</ListBoxItem>}</ListBox>
      </Popover>
    </Select>
  );
}

export function Form({ fields, choices, check }: FormProps) {
  const [errors, setErrors] = useState<Record<string, string>>({});
  return (
    <AriaForm
      validationErrors={errors}
      validationBehavior="aria"
      className="form"
      onSubmit={(event) => {
        event.preventDefault();
        setErrors(check(new FormData(event.currentTarget)));
      }}
    >
      {fields.map((field) => (
        <Field key={field.name} field={field} choices={choices} />
      ))}
      <Button type="submit">{messages.send}</Button>
    </AriaForm>
  );
}
