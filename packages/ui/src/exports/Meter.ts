export { Meter, type MeterProps } from '../feedback/Meter/Meter.tsx';
