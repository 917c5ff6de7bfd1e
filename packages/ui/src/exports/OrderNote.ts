export { OrderNote, type OrderNoteProps } from '../commerce/OrderNote/OrderNote.tsx';
