export { type ErrorKind, ErrorPanel, type ErrorPanelProps } from '../feedback/ErrorPanel/ErrorPanel.tsx';
export { errorPanelWords } from '../feedback/ErrorPanel/ErrorPanel.words.ts';
