import type { ScreenModule } from '../../shell/screenModule.ts';
import { ErrorPage } from './ErrorPage.tsx';

/** What is at no address of the shop. */
export const Screen: ScreenModule['Screen'] = () => <ErrorPage code="notFound" />;
export const meta: ScreenModule['meta'] = ({ t }) => ({ title: t('error:titles.notFound') });
