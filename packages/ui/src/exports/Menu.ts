export { Menu, type MenuEntry, type MenuGroup, type MenuProps } from '../actions/Menu/Menu.tsx';
