import { conformance } from '../../testing/conformance.tsx';
import { Grid } from './Grid.tsx';

conformance('Grid', (root) => (
  <Grid {...root} as="ul">
    <li>words</li>
  </Grid>
));
