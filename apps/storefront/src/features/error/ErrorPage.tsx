import { Button } from '@mallard/ui/Button';
import { Heading } from '@mallard/ui/Heading';
import { DivingDuckDrawing, PadlockDrawing, RainDrawing } from '@mallard/ui/Illustration';
import { Inline } from '@mallard/ui/Inline';
import { LinkButton } from '@mallard/ui/LinkButton';
import { Text } from '@mallard/ui/Text';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../navigation/routes.ts';
import { useServices } from '../../services/services.ts';
import * as styles from './ErrorPage.css.ts';

const pages = {
  notFound: { status: 404, Illustration: DivingDuckDrawing },
  forbidden: { status: 403, Illustration: PadlockDrawing },
  tooManyRequests: { status: 429, Illustration: RainDrawing },
  serverError: { status: 500, Illustration: RainDrawing },
} as const;

/** An error page with two actions: go back or retry, and go to the home page. */
export function ErrorPage({ code }: { code: keyof typeof pages }) {
  const { t } = useTranslation(['error', 'shell']);
  const { navigation } = useServices();
  const { status, Illustration } = pages[code];
  return (
    <section className={styles.page}>
      <Illustration />
      <span className={styles.code} aria-hidden="true">
        {status}
      </span>
      <Heading level={1} size="headline">
        {t(`titles.${code}`)}
      </Heading>
      <Text tone="muted">{t(`descriptions.${code}`)}</Text>
      <Inline gap={12} justify="center" className={styles.actions}>
        {code === 'tooManyRequests' ? (
          <Button variant="quiet" size="lg" onPress={() => window.location.reload()}>
            {t('shell:retry')}
          </Button>
        ) : (
          <Button variant="quiet" size="lg" onPress={() => navigation.back(paths.home())}>
            {t('shell:goBack')}
          </Button>
        )}
        <LinkButton size="lg" href={paths.home()}>
          {t('shell:goHome')}
        </LinkButton>
      </Inline>
    </section>
  );
}
