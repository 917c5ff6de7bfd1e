import { FaqList, type FaqTopic } from '@mallard/ui/FaqList';
import { LinkButton } from '@mallard/ui/LinkButton';
import { Stack } from '@mallard/ui/Stack';
import { useSyncExternalStore } from 'react';
import { translatorOf } from '../../i18n/i18n.ts';
import { useI18n, useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../navigation/routes.ts';
import type { ScreenModule } from '../../navigation/screenModule.ts';
import { faqData } from '../../navigation/structuredData.ts';
import { PageTitle } from '../../screen/PageTitle.tsx';
import { useServices } from '../../services/services.ts';
import { useIsOfferedLink } from '../../services/useIsOfferedLink.ts';
import { useLocale } from '../../services/usePreferences.ts';
import * as styles from './Help.css.ts';
import { helpGroups } from './helpGroups.ts';

/** Frequently asked questions. Each question has a URL, such as `/help#how-to-pay`. */
export const Screen: ScreenModule['Screen'] = () => {
  const { t } = useTranslation('help');
  const i18n = useI18n();
  const { shop } = useServices().config;
  const locale = useLocale();
  const isOffered = useIsOfferedLink();
  const ordersLink = offeredLink({ href: paths.orders(), label: t('toOrders') });
  const contactLink = offeredLink({ href: paths.contact(), label: t('contact') });
  const links: Readonly<Record<string, FaqTopic['link']>> = {
    'change-an-order': ordersLink,
    'return-window': ordersLink,
    'arrived-broken': ordersLink,
    warranty: contactLink,
  };

  function offeredLink(link: NonNullable<FaqTopic['link']>): FaqTopic['link'] {
    return isOffered(link) ? link : undefined;
  }

  const groups = helpGroups(shop, locale, translatorOf(i18n, locale)).map(({ topics, ...group }) => ({
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
          contactLink && (
            <LinkButton variant="quiet" href={contactLink.href}>
              {contactLink.label}
            </LinkButton>
          )
        }
      />
    </Stack>
  );
};

export const meta: ScreenModule['meta'] = ({ t, shop, locale }) => ({
  title: t('help:title'),
  description: t('help:description'),
  canonical: paths.help(),
  ...(import.meta.env.SSR && {
    jsonLd: [faqData(helpGroups(shop, locale, t).flatMap(({ topics }) => topics))],
  }),
});

/** The router dispatches the last two when a link within the page changes the URL. */
const CHANGES = ['hashchange', 'popstate', 'pushState', 'replaceState'];

function subscribe(notify: () => void) {
  for (const type of CHANGES) addEventListener(type, notify);
  return () => {
    for (const type of CHANGES) removeEventListener(type, notify);
  };
}

/** Returns the URL fragment without `#`; `undefined` on the server, because browsers don't send it. */
function useFragment(): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => location.hash.slice(1) || undefined,
    () => undefined,
  );
}
