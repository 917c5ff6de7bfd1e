import { Button } from '@mallard/ui/Button';
import { Heading } from '@mallard/ui/Heading';
import { Inline } from '@mallard/ui/Inline';
import { LinkButton } from '@mallard/ui/LinkButton';
import { Text } from '@mallard/ui/Text';
import { useTranslation } from 'react-i18next';
import { paths } from '../../routes.ts';
import { useServices } from '../../shell/services.ts';
import * as styles from './ErrorPage.css.ts';

const statuses = { notFound: 404, forbidden: 403, serverError: 500 } as const;

/** A page that could not be what was asked for, with two ways on. */
export function ErrorPage({ code }: { code: keyof typeof statuses }) {
  const { t } = useTranslation(['error', 'shell']);
  const { navigation } = useServices();
  return (
    <section className={styles.page}>
      <span className={styles.code} aria-hidden="true">
        {statuses[code]}
      </span>
      <Heading level={1} size="headline">
        {t(`${code}.title`)}
      </Heading>
      <Text>{t(`${code}.description`)}</Text>
      <Inline gap={12}>
        <Button variant="quiet" onPress={() => navigation.back(paths.home())}>
          {t('shell:goBack')}
        </Button>
        <LinkButton href={paths.home()}>{t('shell:goHome')}</LinkButton>
      </Inline>
    </section>
  );
}
