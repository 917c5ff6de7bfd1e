export { Dialog, type DialogProps } from '../feedback/Dialog/Dialog.tsx';
