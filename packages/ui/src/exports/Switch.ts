export { Switch, type SwitchProps } from '../forms/Switch/Switch.tsx';
export { switchWords } from '../forms/Switch/Switch.words.ts';
