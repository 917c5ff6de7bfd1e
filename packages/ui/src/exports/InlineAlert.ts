export { InlineAlert, type InlineAlertProps } from '../feedback/InlineAlert/InlineAlert.tsx';
