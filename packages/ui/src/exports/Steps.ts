export { type Step, Steps, type StepsProps } from '../navigation/Steps/Steps.tsx';
