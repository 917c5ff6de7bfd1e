import { minor } from '@mallard/domain/money';
import { conformance } from '../../testing/conformance.tsx';
import { DiscountTag } from './DiscountTag.tsx';

conformance('DiscountTag', (root) => <DiscountTag {...root} price={minor(8900)} original={minor(12_900)} />);
