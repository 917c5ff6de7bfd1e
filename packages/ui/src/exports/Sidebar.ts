export { Sidebar, type SidebarProps } from '../navigation/Sidebar/Sidebar.tsx';
export type { SidebarLink } from '../navigation/Sidebar/SidebarEntry.tsx';
export type { SidebarGroup } from '../navigation/Sidebar/SidebarState.tsx';
