import type { ScreenModule } from '../../navigation/screenModule.ts';
import { articleMeta, articlePrefetch } from './articleQuery.ts';
import { InfoPage } from './InfoPage.tsx';

export const Screen: ScreenModule['Screen'] = () => <InfoPage article="privacy" />;
export const prefetch = articlePrefetch('privacy');
export const meta = articleMeta('privacy');
