import { Form as AntForm, Button, Checkbox, Input, Select } from 'antd';
import type { FormField, FormProps } from '../../works/form.tsx';
import { messages } from '../../works/messages.ts';

interface FieldProps extends Pick<FormProps, 'choices' | 'checkField'> {
  field: FormField;
}

function Field({ field: { kind, name, label }, choices, checkField }: FieldProps) {
  const rule = {
    validator: async (_: unknown, value: unknown) => {
      const problem = checkField(name, value ? String(value) : '');
      if (problem !== undefined) throw new Error(problem);
    },
  };
  if (kind === 'checkbox')
    return (
      <AntForm.Item name={name} valuePropName="checked" rules={[rule]} validateTrigger="onSubmit">
        <Checkbox>{label}</Checkbox>
      </AntForm.Item>
    );
  return (
    <AntForm.Item name={name} label={label} rules={[rule]} validateTrigger="onSubmit">
      {kind === 'text' ? (
        <Input />
      ) : (
        <Select
          placeholder={messages.pick}
          options={choices.map((choice) => ({ value: choice.id, label: choice.label }))}
        />
      )}
    </AntForm.Item>
  );
}

export function Form({ fields, ...props }: FormProps) {
  return (
    <AntForm layout="vertical" className="form" scrollToFirstError={{ focus: true }}>
      {fields.map((field) => (
        <Field key={field.name} field={field} {...props} />
      ))}
      <Button type="primary" htmlType="submit">
        {messages.send}
      </Button>
    </AntForm>
  );
}
