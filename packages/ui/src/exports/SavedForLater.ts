export { SavedForLater, type SavedForLaterProps } from '../commerce/SavedForLater/SavedForLater.tsx';
export { savedForLaterWords } from '../commerce/SavedForLater/SavedForLater.words.ts';
