import { conformance } from '../../testing/conformance.tsx';
import { Pagination } from './Pagination.tsx';

conformance('Pagination', (root) => (
  <Pagination {...root} page={6} pageCount={11} hrefOf={(page) => `?page=${page}`} />
));
