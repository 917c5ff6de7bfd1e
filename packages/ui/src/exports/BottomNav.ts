export { BottomNav, type BottomNavItem, type BottomNavProps } from '../navigation/BottomNav/BottomNav.tsx';
