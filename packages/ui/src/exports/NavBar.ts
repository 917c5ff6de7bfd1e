export { NavBar, type NavBarProps } from '../navigation/NavBar/NavBar.tsx';
