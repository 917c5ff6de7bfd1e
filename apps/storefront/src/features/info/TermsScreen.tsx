import type { ScreenModule } from '../../navigation/screenModule.ts';
import { articleMeta, articlePrefetch } from './articleQuery.ts';
import { InfoPage } from './InfoPage.tsx';

export const Screen: ScreenModule['Screen'] = () => <InfoPage article="terms" />;
export const prefetch = articlePrefetch('terms');
export const meta = articleMeta('terms');
