import { Button, Checkbox, Flex, Select, Text, TextField } from '@radix-ui/themes';
import { useId, useState } from 'react';
import type { FormField, FormProps } from '../../works/form.tsx';
import { messages } from '../../works/messages.ts';

interface FieldProps extends Pick<FormProps, 'choices'> {
  field: FormField;
  error: string | undefined;
}

function Field({ field: { kind, name, label }, error, choices }: FieldProps) {
  const id = useId();
  const marks = { id, 'aria-invalid': error ? true : undefined, 'aria-describedby': error && `${id}-error` };
  return (
    <Flex direction="column" gap="1">
      <Text as="label" htmlFor={id} size="2">
        {label}
      </Text>
      {kind === 'checkbox' && <Checkbox name={name} {...marks} />}
      {kind === 'text' && <TextField.Root name={name} {...marks} />}
      {kind === 'select' && (
        <Select.Root name={name}>
          <Select.Trigger placeholder={messages.pick} {...marks} />
          <Select.Content>
            {choices.map((choice) => (
              <Select.Item key={choice.id} value={choice.id}>
                {choice.label}
              </Select.Item>
            ))}
          </Select.Content>
        </Select.Root>
      )}
      {error && (
        <Text id={`${id}-error`} size="1" color="red">
          {error}
        </Text>
      )}
    </Flex>
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
