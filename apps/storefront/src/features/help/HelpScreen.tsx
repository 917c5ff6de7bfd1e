import { FaqList, type FaqTopic } from '@mallard/ui/FaqList';
import { LinkButton } from '@mallard/ui/LinkButton';
import { Stack } from '@mallard/ui/Stack';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../navigation/routes.ts';
import type { ScreenModule } from '../../navigation/screenModule.ts';
import { faqData } from '../../navigation/structuredData.ts';
import { PageTitle } from '../../screen/PageTitle.tsx';
import { useIsOfferedLink } from '../../services/offeredRoutes.ts';
import * as styles from './Help.css.ts';
import { useFragment } from './useFragment.ts';

/** Frequently asked questions. Each question has a URL, such as `/help#how-to-pay`. */
export const Screen: ScreenModule['Screen'] = () => {
  const { t } = useTranslation('help');
  const hasContact = useIsOfferedLink()({ href: paths.contact() });
  const links: Readonly<Record<string, FaqTopic['link']>> = {
    'change-an-order': { href: paths.orders(), label: t('toOrders') },
    'return-window': { href: paths.orders(), label: t('toOrders') },
    'arrived-broken': { href: paths.orders(), label: t('toOrders') },
    ...(hasContact && { warranty: { href: paths.contact(), label: t('contact') } }),
  };
  const groups = t('groups', { returnObjects: true }).map(({ topics, ...group }) => ({
    ...group,
    topics: topics.map((topic) => ({ ...topic, link: links[topic.id] })),
  }));
  return (
    <Stack gap={24} className={styles.page}>
      <PageTitle>{t('title')}</PageTitle>
      <FaqList
        groups={groups}
        currentKey={useFragment()}
        emptyAction={
          hasContact && (
            <LinkButton variant="quiet" href={paths.contact()}>
              {t('contact')}
            </LinkButton>
          )
        }
      />
    </Stack>
  );
};

export const meta: ScreenModule['meta'] = ({ t }) => ({
  title: t('help:title'),
  description: t('help:description'),
  canonical: paths.help(),
  ...(import.meta.env.SSR && {
    jsonLd: [faqData(t('help:groups', { returnObjects: true }).flatMap(({ topics }) => topics))],
  }),
});
