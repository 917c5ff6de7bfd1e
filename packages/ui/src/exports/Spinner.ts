export { Spinner, type SpinnerProps } from '../foundations/Spinner/Spinner.tsx';
