export { NavBar, type NavBarProps } from '../navigation/NavBar/NavBar.tsx';
export { navBarWords } from '../navigation/NavBar/NavBar.words.ts';
