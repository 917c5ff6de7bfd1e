export { ErrorSummary, type ErrorSummaryProps } from '../forms/Form/ErrorSummary.tsx';
export { errorSummaryWords } from '../forms/Form/ErrorSummary.words.ts';
export { Form, type FormProps } from '../forms/Form/Form.tsx';
