import { paths } from '../../navigation/routes.ts';
import type { ScreenModule } from '../../navigation/screenModule.ts';
import { InfoPage } from './InfoPage.tsx';

export const Screen: ScreenModule['Screen'] = () => <InfoPage article="privacy" />;
export const meta: ScreenModule['meta'] = ({ t }) => ({
  title: t('info:titles.privacy'),
  description: t('info:descriptions.privacy'),
  canonical: paths.privacy(),
});
