import { minor } from '@mallard/domain/money';
import { conformance } from '../../testing/conformance.tsx';
import { ThresholdMeter } from './ThresholdMeter.tsx';

conformance('ThresholdMeter', (root) => (
  <ThresholdMeter {...root} amount={minor(17_900)} threshold={minor(19_900)} href="/more" />
));
