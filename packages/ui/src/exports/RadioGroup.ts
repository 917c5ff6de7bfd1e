export { Radio, type RadioProps } from '../forms/RadioGroup/Radio.tsx';
export { RadioCard, type RadioCardProps } from '../forms/RadioGroup/RadioCard.tsx';
export { RadioGroup, type RadioGroupProps } from '../forms/RadioGroup/RadioGroup.tsx';
