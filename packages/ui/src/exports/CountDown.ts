export { CountDown, type CountDownProps } from '../feedback/CountDown/CountDown.tsx';
