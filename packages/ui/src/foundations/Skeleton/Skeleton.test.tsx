import { conformance } from '../../testing/conformance.tsx';
import { Skeleton } from './Skeleton.tsx';

conformance('Skeleton', (root) => <Skeleton {...root} />);
conformance('Skeleton of lines', (root) => <Skeleton {...root} lines={3} />);
