export { SavedForLater, type SavedForLaterProps } from '../commerce/SavedForLater/SavedForLater.tsx';
