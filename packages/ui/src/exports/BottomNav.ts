export { BottomNav, type BottomNavItem, type BottomNavProps } from '../navigation/BottomNav/BottomNav.tsx';
export { bottomNavWords } from '../navigation/BottomNav/BottomNav.words.ts';
