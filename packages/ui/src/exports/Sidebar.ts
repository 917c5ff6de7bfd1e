export { Sidebar, type SidebarProps } from '../navigation/Sidebar/Sidebar.tsx';
export { sidebarWords } from '../navigation/Sidebar/Sidebar.words.ts';
export type { SidebarLink } from '../navigation/Sidebar/SidebarEntry.tsx';
export type { SidebarGroup } from '../navigation/Sidebar/SidebarState.tsx';
