import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import type { FormField, FormProps } from '../../works/form.tsx';
import { messages } from '../../works/messages.ts';

interface FieldProps extends Pick<FormProps, 'choices'> {
  field: FormField;
  error: string | undefined;
}

function Field({ field: { kind, name, label }, error, choices }: FieldProps) {
  if (kind === 'checkbox')
    return (
      <FormControl error={error !== undefined}>
        <FormControlLabel control={<Checkbox name={name} />} label={label} />
        {error && <FormHelperText>{error}</FormHelperText>}
      </FormControl>
    );
  const common = { id: name, name, label, error: error !== undefined, helperText: error };
  if (kind === 'text') return <TextField {...common} />;
  return (
    <TextField {...common} select defaultValue="">
      {choices.map((choice) => (
        <MenuItem key={choice.id} value={choice.id}>
          {choice.label}
        </MenuItem>
      ))}
    </TextField>
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
      <Button type="submit" variant="contained">
        {messages.send}
      </Button>
    </form>
  );
}
