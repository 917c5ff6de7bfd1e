export { Spinner, type SpinnerProps } from '../feedback/Spinner/Spinner.tsx';
export { spinnerWords } from '../feedback/Spinner/Spinner.words.ts';
