export { LanguageSwitcher, type LanguageSwitcherProps } from '../navigation/LanguageSwitcher/LanguageSwitcher.tsx';
