export { Switch, type SwitchProps } from '../forms/Switch/Switch.tsx';
