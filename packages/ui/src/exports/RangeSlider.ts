export { RangeSlider, type RangeSliderProps, type SliderRange } from '../forms/RangeSlider/RangeSlider.tsx';
export { rangeSliderWords } from '../forms/RangeSlider/RangeSlider.words.ts';
