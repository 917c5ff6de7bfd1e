export { CountDown, type CountDownProps } from '../feedback/CountDown/CountDown.tsx';
export type { CountDownFormat } from '../feedback/CountDown/clockParts.ts';
