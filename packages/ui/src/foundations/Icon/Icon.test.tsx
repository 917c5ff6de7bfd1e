import { Heart } from 'lucide-react';
import { conformance } from '../../testing/conformance.tsx';
import { Icon } from './Icon.tsx';

conformance('Icon', (root) => <Icon {...root} glyph={Heart} label="words" isSolid />);
