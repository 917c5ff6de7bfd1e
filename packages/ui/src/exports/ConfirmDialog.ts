export { ConfirmDialog, type ConfirmDialogProps } from '../feedback/Dialog/ConfirmDialog.tsx';
