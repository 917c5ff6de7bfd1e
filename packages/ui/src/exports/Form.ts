export { ErrorSummary, type ErrorSummaryProps } from '../forms/Form/ErrorSummary.tsx';
export { Form, type FormProps } from '../forms/Form/Form.tsx';
