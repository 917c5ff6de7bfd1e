import { conformance } from '../../testing/conformance.tsx';
import { ServiceList } from './ServiceList.tsx';

conformance('ServiceList', (root) => (
  <ServiceList {...root} services={[{ id: 'shipping', label: 'Free shipping', description: 'Over ¥199.' }]} />
));
