export { InlineAlert, type InlineAlertProps } from '../feedback/InlineAlert/InlineAlert.tsx';
export { inlineAlertWords } from '../feedback/InlineAlert/InlineAlert.words.ts';
