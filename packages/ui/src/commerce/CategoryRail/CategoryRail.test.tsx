import { conformance } from '../../testing/conformance.tsx';
import { CategoryRail } from './CategoryRail.tsx';

conformance('CategoryRail', (root) => (
  <CategoryRail {...root} categories={[{ id: 'mugs', name: 'Mugs' }]} hrefOf={({ id }) => `#${id}`} currentId="mugs" />
));
