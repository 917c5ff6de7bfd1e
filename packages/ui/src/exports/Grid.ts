export { Grid, type GridProps } from '../foundations/Grid/Grid.tsx';
