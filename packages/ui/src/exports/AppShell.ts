export { AppShell, type AppShellProps, MAIN_ID } from '../navigation/AppShell/AppShell.tsx';
