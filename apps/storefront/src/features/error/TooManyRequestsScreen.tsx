import type { ScreenModule } from '../../navigation/screenModule.ts';
import { ErrorPage } from './ErrorPage.tsx';

/** Error page for a visitor who exceeded the rate limit. */
export const Screen: ScreenModule['Screen'] = () => <ErrorPage code="tooManyRequests" />;
export const meta: ScreenModule['meta'] = ({ t }) => ({ title: t('error:titles.tooManyRequests') });
