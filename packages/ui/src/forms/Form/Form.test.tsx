import { conformance } from '../../testing/conformance.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { Form } from './Form.tsx';

conformance('Form', (root) => (
  <Form {...root}>
    <TextField label="words" name="one" />
  </Form>
));
conformance('ErrorSummary', (root) => (
  <Form validationErrors={{ one: 'words' }}>
    <ErrorSummary {...root} />
  </Form>
));
