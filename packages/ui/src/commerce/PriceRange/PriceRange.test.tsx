import { minor } from '@mallard/domain/money';
import { conformance } from '../../testing/conformance.tsx';
import { PriceRange } from './PriceRange.tsx';

conformance('PriceRange', (root) => <PriceRange {...root} min={minor(8900)} max={minor(12_900)} />);
