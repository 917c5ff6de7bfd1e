export { MallardProvider, type MallardProviderProps } from '../foundations/MallardProvider/MallardProvider.tsx';
export { followLink } from '../foundations/MallardProvider/useRoutedLinks.ts';
