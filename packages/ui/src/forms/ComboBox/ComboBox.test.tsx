import { conformance } from '../../testing/conformance.tsx';
import { ComboBox } from './ComboBox.tsx';

const items = [
  { id: 'sf', label: 'SF Express' },
  { id: 'ems', label: 'EMS' },
];

conformance('ComboBox', (root) => (
  <ComboBox {...root} label="Carrier" name="carrier" items={items} defaultValue={{ id: 'ems', label: 'EMS' }} />
));
