import { Button } from '@mallard/ui/Button';
import { Heading } from '@mallard/ui/Heading';
import { DivingDuckDrawing, PadlockDrawing, RainDrawing } from '@mallard/ui/Illustration';
import { Inline } from '@mallard/ui/Inline';
import { LinkButton } from '@mallard/ui/LinkButton';
import { Text } from '@mallard/ui/Text';
import { paths } from '../../app/routes.ts';
import { useServices } from '../../app/services.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import * as styles from './ErrorPage.css.ts';

const pages = {
  notFound: { status: 404, Drawing: DivingDuckDrawing },
  forbidden: { status: 403, Drawing: PadlockDrawing },
  tooManyRequests: { status: 429, Drawing: RainDrawing },
  serverError: { status: 500, Drawing: RainDrawing },
} as const;

/** A page that could not be what was asked for, with two ways on. */
export function ErrorPage({ code }: { code: keyof typeof pages }) {
  const { t } = useTranslation(['error', 'shell']);
  const { navigation } = useServices();
  const { status, Drawing } = pages[code];
  return (
    <section className={styles.page}>
      <Drawing />
      <span className={styles.code} aria-hidden="true">
        {status}
      </span>
      <Heading level={1} size="headline">
        {t(`titles.${code}`)}
      </Heading>
      <Text tone="muted">{t(`descriptions.${code}`)}</Text>
      <Inline gap={12} justify="center" className={styles.ways}>
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
