export { OrderNote, type OrderNoteProps } from '../commerce/OrderNote/OrderNote.tsx';
export { orderNoteWords } from '../commerce/OrderNote/OrderNote.words.ts';
