export { ThresholdMeter, type ThresholdMeterProps } from '../commerce/ThresholdMeter/ThresholdMeter.tsx';
export { thresholdMeterWords } from '../commerce/ThresholdMeter/ThresholdMeter.words.ts';
