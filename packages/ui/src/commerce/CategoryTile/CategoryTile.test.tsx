import { conformance } from '../../testing/conformance.tsx';
import { CategoryTile } from './CategoryTile.tsx';
import { CategoryTiles } from './CategoryTiles.tsx';

const category = { id: 'mugs', name: 'Mugs', icon: 'mug', picture: null };

conformance('CategoryTile', (root) => <CategoryTile {...root} category={category} href="/category" />);
conformance('CategoryTiles', (root) => (
  <CategoryTiles {...root} label="Categories" categories={[category]} hrefOf={() => '/category'} />
));
