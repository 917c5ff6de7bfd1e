import { paths } from '../../routes.ts';
import type { ScreenModule } from '../../shell/screenModule.ts';
import { InfoPage } from './InfoPage.tsx';

export const Screen: ScreenModule['Screen'] = () => <InfoPage article="about" />;
export const meta: ScreenModule['meta'] = ({ t }) => ({
  title: t('info:titles.about'),
  description: t('info:descriptions.about'),
  canonical: paths.about(),
});
