export { type Step, Steps, type StepsProps } from '../navigation/Steps/Steps.tsx';
export { stepsWords } from '../navigation/Steps/Steps.words.ts';
