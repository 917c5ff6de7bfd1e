export { Menu, type MenuEntry, type MenuProps } from '../actions/Menu/Menu.tsx';
