export { Spinner, type SpinnerProps } from '../feedback/Spinner/Spinner.tsx';
