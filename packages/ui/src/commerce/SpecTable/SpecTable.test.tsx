import { conformance } from '../../testing/conformance.tsx';
import { SpecTable } from './SpecTable.tsx';

const specs = ['Material', 'Volume', 'Weight'].map((name) => ({ name, value: '1' }));

conformance('SpecTable', (root) => <SpecTable {...root} groups={[{ title: 'Mug', specs }]} collapsedCount={1} />);
