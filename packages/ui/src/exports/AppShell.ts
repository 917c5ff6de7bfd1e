export { AppShell, type AppShellProps, MAIN_ID } from '../navigation/AppShell/AppShell.tsx';
export { appShellWords } from '../navigation/AppShell/AppShell.words.ts';
