export { Stack, type StackProps } from '../foundations/Stack/Stack.tsx';
