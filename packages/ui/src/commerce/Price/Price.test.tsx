import { minor } from '@mallard/domain/money';
import { conformance } from '../../testing/conformance.tsx';
import { Price } from './Price.tsx';

conformance('Price', (root) => <Price {...root} amount={minor(8900)} original={minor(12_900)} unit="kg" />);
