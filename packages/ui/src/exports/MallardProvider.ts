export { MallardProvider, type MallardProviderProps } from '../foundations/MallardProvider/MallardProvider.tsx';
