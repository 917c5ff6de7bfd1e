export { Menu, type MenuEntry, type MenuGroup, type MenuProps } from '../feedback/Menu/Menu.tsx';
