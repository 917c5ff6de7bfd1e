export { ThresholdMeter, type ThresholdMeterProps } from '../commerce/ThresholdMeter/ThresholdMeter.tsx';
