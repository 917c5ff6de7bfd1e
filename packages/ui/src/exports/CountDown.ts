export { CountDown, type CountDownProps } from '../feedback/CountDown/CountDown.tsx';
export { countDownWords } from '../feedback/CountDown/CountDown.words.ts';
export type { CountDownFormat } from '../feedback/CountDown/clockParts.ts';
