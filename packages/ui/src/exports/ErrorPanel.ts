export { type ErrorKind, ErrorPanel, type ErrorPanelProps } from '../feedback/ErrorPanel/ErrorPanel.tsx';
