import { sampleFaq } from '../../fixtures/sampleArticles.ts';
import { conformance } from '../../testing/conformance.tsx';
import { FaqList } from './FaqList.tsx';

conformance('FaqList', (root) => <FaqList {...root} groups={sampleFaq('en-US')} />);
