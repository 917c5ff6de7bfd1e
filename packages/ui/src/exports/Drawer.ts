export { Drawer, type DrawerProps } from '../feedback/Drawer/Drawer.tsx';
