import { conformance } from '../../testing/conformance.tsx';
import { StockBadge } from './StockBadge.tsx';

conformance('StockBadge', (root) => <StockBadge {...root} state="low" left={3} limitPerOrder={2} />);
