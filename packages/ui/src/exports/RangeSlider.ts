export { RangeSlider, type RangeSliderProps, type SliderRange } from '../forms/RangeSlider/RangeSlider.tsx';
