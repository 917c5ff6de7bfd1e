import type { ScreenModule } from '../../navigation/screenModule.ts';
import { ErrorPage } from './ErrorPage.tsx';

/** Error page for a page that this shopper may not see. */
export const Screen: ScreenModule['Screen'] = () => <ErrorPage code="forbidden" />;
export const meta: ScreenModule['meta'] = ({ t }) => ({ title: t('error:titles.forbidden') });
