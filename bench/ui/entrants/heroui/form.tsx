import {
  Button,
  Checkbox,
  FieldError,
  Form as HeroForm,
  Input,
  Label,
  ListBox,
  Select,
  TextField,
} from '@heroui/react';
import { useState } from 'react';
import type { FormField, FormProps } from '../../works/form.tsx';
import { messages } from '../../works/messages.ts';

interface FieldProps extends Pick<FormProps, 'choices'> {
  field: FormField;
}

function Field({ field: { kind, name, label }, choices }: FieldProps) {
  if (kind === 'checkbox')
    return (
      <Checkbox name={name} value="on">
        <Checkbox.Content>
          <Checkbox.Control>
            <Checkbox.Indicator />
          </Checkbox.Control>
          {label}
        </Checkbox.Content>
        <FieldError />
      </Checkbox>
    );
  if (kind === 'text')
    return (
      <TextField name={name}>
        <Label>{label}</Label>
        <Input />
        <FieldError />
      </TextField>
    );
  return (
    <Select name={name} placeholder={messages.pick}>
      <Label>{label}</Label>
      <Select.Trigger>
        <Select.Value />
        <Select.Indicator />
      </Select.Trigger>
      <FieldError />
      <Select.Popover>
        <ListBox items={choices}>{(choice) => <ListBox.Item>{choice.label}</ListBox.Item>}</ListBox>
      </Select.Popover>
    </Select>
  );
}

export function Form({ fields, choices, check }: FormProps) {
  const [errors, setErrors] = useState<Record<string, string>>({});
  return (
    <HeroForm
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
    </HeroForm>
  );
}
