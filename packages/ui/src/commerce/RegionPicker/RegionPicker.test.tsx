import { sampleRegions } from '../../fixtures/sampleRegions.ts';
import { conformance } from '../../testing/conformance.tsx';
import { RegionPicker } from './RegionPicker.tsx';

const { loadChildren, pathTo } = sampleRegions['en-US'];

conformance('RegionPicker', (root) => (
  <RegionPicker {...root} label="Region" name="region" loadChildren={loadChildren} defaultValue={pathTo('330106')} />
));
