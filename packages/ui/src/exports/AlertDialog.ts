export { AlertDialog, type AlertDialogProps } from '../feedback/AlertDialog/AlertDialog.tsx';
