export { Menu, type MenuEntry, type MenuGroup, type MenuProps } from '../actions/Menu/Menu.tsx';
export { menuWords } from '../actions/Menu/Menu.words.ts';
