import { languageNames } from '@mallard/domain/messages';
import { Button } from '@mallard/ui/Button';
import { LinkButton } from '@mallard/ui/LinkButton';
import { Select } from '@mallard/ui/Select';
import { SettingsList } from '@mallard/ui/SettingsList';
import { Stack } from '@mallard/ui/Stack';
import { ThemeSwitcher } from '@mallard/ui/ThemeSwitcher';
import { useI18n, useTranslation } from '../../i18n/useTranslation.ts';
import { isOfferedRoute } from '../../navigation/offeredRoutes.ts';
import { paths } from '../../navigation/routes.ts';
import type { ScreenModule } from '../../navigation/screenModule.ts';
import { applyAppearance } from '../../preferences/applyAppearance.ts';
import { isMotion, motions } from '../../preferences/motion.ts';
import type { PreferenceValues } from '../../preferences/preferences.ts';
import { PageTitle } from '../../screen/PageTitle.tsx';
import { useLocaleChange } from '../../screen/useLocaleChange.ts';
import { useServices } from '../../services/services.ts';
import { usePreferences } from '../../services/usePreferences.ts';
import { useSessionStatus } from '../../session/session.ts';
import { ErrorEntries } from './ErrorEntries.tsx';
import { OfflineData } from './OfflineData.tsx';
import { StoredData } from './StoredData.tsx';

/** The preferences of this device, and a button to sign in or out. */
export const Screen: ScreenModule['Screen'] = () => {
  const { t } = useTranslation(['settings', 'shell']);
  const { preferences, actors, config } = useServices();
  const { theme, motion } = usePreferences();
  const { locale, changeLocale } = useLocaleChange();
  const { offeredLocales: languages } = useI18n();
  const session = useSessionStatus();

  function change(changed: Partial<PreferenceValues>) {
    preferences.write(changed);
    applyAppearance(changed);
  }

  return (
    <Stack gap={24}>
      <PageTitle>{t('title')}</PageTitle>
      <SettingsList
        aria-label={t('title')}
        items={[
          ...(languages.length > 1
            ? [
                {
                  kind: 'control' as const,
                  id: 'language',
                  control: (
                    <Select
                      label={t('shell:language')}
                      items={languages.map((id) => ({ id, label: languageNames[id] }))}
                      value={locale}
                      onChange={changeLocale}
                    />
                  ),
                },
              ]
            : []),
          {
            kind: 'control',
            id: 'theme',
            control: <ThemeSwitcher value={theme} onChange={(selected) => change({ theme: selected })} />,
          },
          {
            kind: 'control',
            id: 'motion',
            control: (
              <Select
                label={t('motion.title')}
                items={motions.map((id) => ({ id, label: t(`motion.${id}`) }))}
                value={motion}
                onChange={(selected) => {
                  if (isMotion(selected)) change({ motion: selected });
                }}
              />
            ),
          },
          { kind: 'control', id: 'kept', control: <OfflineData /> },
          { kind: 'control', id: 'inspector', control: <StoredData /> },
          { kind: 'control', id: 'errors', control: <ErrorEntries /> },
          { kind: 'value', id: 'version', label: t('version'), value: config.version },
        ]}
      />
      {session === 'signedIn' && (
        <Button variant="quiet" size="lg" isFullWidth onPress={() => actors.auth.send({ type: 'session.signOut' })}>
          {t('shell:nav.logout')}
        </Button>
      )}
      {session === 'signedOut' && isOfferedRoute('login', config.shop) && (
        <LinkButton size="lg" isFullWidth href={paths.login(paths.settings())}>
          {t('shell:nav.login')}
        </LinkButton>
      )}
    </Stack>
  );
};

export const meta: ScreenModule['meta'] = ({ t }) => ({ title: t('settings:title') });
