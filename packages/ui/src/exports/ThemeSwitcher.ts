export {
  type ThemeChoice,
  ThemeSwitcher,
  type ThemeSwitcherProps,
} from '../navigation/ThemeSwitcher/ThemeSwitcher.tsx';
export { themeSwitcherWords } from '../navigation/ThemeSwitcher/ThemeSwitcher.words.ts';
