import { conformance } from '../../testing/conformance.tsx';
import { Tag } from './Tag.tsx';

conformance('Tag', (root) => <Tag {...root}>words</Tag>);
