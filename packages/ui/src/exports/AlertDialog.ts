export { AlertDialog, type AlertDialogProps } from '../feedback/AlertDialog/AlertDialog.tsx';
export { alertDialogWords } from '../feedback/AlertDialog/AlertDialog.words.ts';
