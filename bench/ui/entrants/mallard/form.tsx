import { Button } from '@mallard/ui/Button';
import { Checkbox } from '@mallard/ui/Checkbox';
import { Form as MallardForm } from '@mallard/ui/Form';
import { Select } from '@mallard/ui/Select';
import { TextField } from '@mallard/ui/TextField';
import type { FormField, FormProps } from '../../works/form.tsx';
import { messages } from '../../works/messages.ts';

interface FieldProps extends Pick<FormProps, 'choices' | 'checkField'> {
  field: FormField;
}

function Field({ field: { kind, name, label }, choices, checkField }: FieldProps) {
  if (kind === 'checkbox')
    return (
      <Checkbox name={name} validate={(isSelected) => checkField(name, isSelected ? 'on' : '')}>
        {label}
      </Checkbox>
    );
  const validate = (value: string) => checkField(name, value);
  if (kind === 'text') return <TextField name={name} label={label} validate={validate} />;
  return <Select name={name} label={label} placeholder={messages.pick} items={choices} validate={validate} />;
}

export function Form({ fields, ...props }: FormProps) {
  return (
    <MallardForm>
      {fields.map((field) => (
        <Field key={field.name} field={field} {...props} />
      ))}
      <Button type="submit">{messages.send}</Button>
    </MallardForm>
  );
}
