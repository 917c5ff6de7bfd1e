import { conformance } from '../../testing/conformance.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

conformance('VisuallyHidden', (root) => <VisuallyHidden {...root}>words</VisuallyHidden>);
