import { conformance } from '../../testing/conformance.tsx';
import { ResultPage } from './ResultPage.tsx';

conformance('ResultPage', (root) => <ResultPage {...root} code={404} onBack={() => {}} homeHref="/" />);
