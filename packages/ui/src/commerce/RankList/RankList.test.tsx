import { sampleProducts } from '../../fixtures/sampleProducts.ts';
import { conformance } from '../../testing/conformance.tsx';
import { RankList } from './RankList.tsx';

conformance('RankList', (root) => (
  <RankList {...root} products={sampleProducts('en-US')} hrefOf={({ id }) => `/product/${id}`} />
));
