export { lateOverlayWords } from '../foundations/useLateOverlay.words.ts';
export { type SharedWords, sharedWords } from '../intl/sharedWords.ts';
export { useWords } from '../intl/useWords.ts';
export { type BuiltInLocale, defineWords, replaceWords, type Words, type WordsReplacement } from '../intl/Words.ts';
