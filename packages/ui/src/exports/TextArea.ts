export { TextArea, type TextAreaProps } from '../forms/TextArea/TextArea.tsx';
