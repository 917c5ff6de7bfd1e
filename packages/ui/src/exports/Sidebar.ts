export { Sidebar, type SidebarGroup, type SidebarLink, type SidebarProps } from '../navigation/Sidebar/Sidebar.tsx';
export { sidebarWords } from '../navigation/Sidebar/Sidebar.words.ts';
