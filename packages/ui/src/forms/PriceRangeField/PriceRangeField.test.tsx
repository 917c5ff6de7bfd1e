import { conformance } from '../../testing/conformance.tsx';
import { PriceRangeField } from './PriceRangeField.tsx';

conformance('PriceRangeField', (root) => (
  <PriceRangeField {...root} bounds={{ min: 39, max: 599 }} defaultValue={{ min: 100 }} />
));
