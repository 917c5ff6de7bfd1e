import type { ScreenModule } from '../../navigation/screenModule.ts';
import { ErrorPage } from './ErrorPage.tsx';

/** When the visitor has asked for too many pages in a short time. */
export const Screen: ScreenModule['Screen'] = () => <ErrorPage code="tooManyRequests" />;
export const meta: ScreenModule['meta'] = ({ t }) => ({ title: t('error:titles.tooManyRequests') });
