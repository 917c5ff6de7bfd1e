import { Phone } from 'lucide-react';
import { conformance } from '../../testing/conformance.tsx';
import { ContactPanel } from './ContactPanel.tsx';

conformance('ContactPanel', (root) => (
  <ContactPanel
    {...root}
    onSubmit={() => {}}
    hours="9:00–23:00"
    channels={[{ label: 'Phone', value: '400 820 2046', href: 'tel:4008202046', icon: Phone }]}
  />
));
