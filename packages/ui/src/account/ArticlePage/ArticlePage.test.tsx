import { sampleArticle } from '../../fixtures/sampleArticles.ts';
import { conformance } from '../../testing/conformance.tsx';
import { ArticlePage } from './ArticlePage.tsx';

conformance('ArticlePage', (root) => (
  <ArticlePage {...root} title="Privacy policy" sections={sampleArticle('en-US')} />
));
