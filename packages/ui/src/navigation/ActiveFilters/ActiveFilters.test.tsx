import { conformance } from '../../testing/conformance.tsx';
import { ActiveFilters } from './ActiveFilters.tsx';

conformance('ActiveFilters', (root) => (
  <ActiveFilters {...root} items={[{ id: 'green', label: 'Green' }]} onRemove={() => {}} onClear={() => {}} />
));
conformance('ActiveFilters without items', (root) => (
  <ActiveFilters {...root} items={[]} onRemove={() => {}} onClear={() => {}} />
));
