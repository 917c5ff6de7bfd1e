import type { ScreenModule } from '../../navigation/screenModule.ts';
import { ErrorPage } from './ErrorPage.tsx';

/** Error page for a failure on the server. */
export const Screen: ScreenModule['Screen'] = () => <ErrorPage code="serverError" />;
export const meta: ScreenModule['meta'] = ({ t }) => ({ title: t('error:titles.serverError') });
