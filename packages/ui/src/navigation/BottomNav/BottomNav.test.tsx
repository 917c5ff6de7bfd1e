import { House } from 'lucide-react';
import { conformance } from '../../testing/conformance.tsx';
import { BottomNav } from './BottomNav.tsx';

conformance('BottomNav', (root) => (
  <BottomNav {...root} currentKey="home" items={[{ id: 'home', href: '/home', label: 'Home', icon: House }]} />
));
