import { conformance } from '../../testing/conformance.tsx';
import { AppShell } from './AppShell.tsx';

conformance('AppShell', (root) => (
  <AppShell {...root} header={<header>header</header>} sidebar={<aside>aside</aside>} footer={<footer>footer</footer>}>
    page
  </AppShell>
));
