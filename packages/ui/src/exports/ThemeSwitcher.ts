export {
  type ThemeChoice,
  ThemeSwitcher,
  type ThemeSwitcherProps,
} from '../navigation/ThemeSwitcher/ThemeSwitcher.tsx';
