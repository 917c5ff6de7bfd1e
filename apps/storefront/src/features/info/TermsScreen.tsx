import { paths } from '../../navigation/routes.ts';
import type { ScreenModule } from '../../navigation/screenModule.ts';
import { InfoPage } from './InfoPage.tsx';

export const Screen: ScreenModule['Screen'] = () => <InfoPage article="terms" />;
export const meta: ScreenModule['meta'] = ({ t }) => ({
  title: t('info:titles.terms'),
  description: t('info:descriptions.terms'),
  canonical: paths.terms(),
});
