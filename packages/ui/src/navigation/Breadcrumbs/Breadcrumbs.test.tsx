import { conformance } from '../../testing/conformance.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const items = ['Home', 'Kitchen', 'Ceramics', 'Drinkware', 'Mugs'].map((label) => ({ label, href: `#${label}` }));

conformance('Breadcrumbs', (root) => <Breadcrumbs {...root} items={items} />);
