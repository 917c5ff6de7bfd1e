export { LanguageSwitcher, type LanguageSwitcherProps } from '../navigation/LanguageSwitcher/LanguageSwitcher.tsx';
export { languageSwitcherWords } from '../navigation/LanguageSwitcher/LanguageSwitcher.words.ts';
