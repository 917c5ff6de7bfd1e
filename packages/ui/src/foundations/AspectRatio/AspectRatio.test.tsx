import { conformance } from '../../testing/conformance.tsx';
import { AspectRatio } from './AspectRatio.tsx';

conformance('AspectRatio', (root) => <AspectRatio {...root}>words</AspectRatio>);
