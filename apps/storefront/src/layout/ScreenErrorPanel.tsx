import { Button } from '@mallard/ui/Button';
import { ErrorPanel, type ErrorPanelProps } from '@mallard/ui/ErrorPanel';
import { DivingDuckDrawing, RainDrawing } from '@mallard/ui/Illustration';
import { Inline } from '@mallard/ui/Inline';
import { LinkButton } from '@mallard/ui/LinkButton';
import { Stack } from '@mallard/ui/Stack';
import { useLazyPart } from '@mallard/ui/useLazyPart';
import { paths } from '../app/routes.ts';
import { useServices } from '../app/services.ts';
import { useTranslation } from '../i18n/useTranslation.ts';

export interface ScreenErrorProps
  extends Pick<ErrorPanelProps, 'kind' | 'title' | 'children' | 'isRetrying' | 'onRetry'> {
  /** Where else to go, beside the way back. @default the home page where there is nothing; after a failure nowhere */
  way?: { href: string; label: string } | undefined;
}

const loadPopularProducts = async () => (await import('../features/product/PopularProducts.tsx')).PopularProducts;

/** What went wrong with a screen, with a drawing. Only loaded once the page stands. */
export function ScreenErrorPanel({ way, ...props }: ScreenErrorProps) {
  const { t } = useTranslation(['errors', 'shell']);
  const { Part: PopularProducts } = useLazyPart(loadPopularProducts, props.kind === 'notFound', () => undefined);
  if (props.kind !== 'notFound') {
    const panel = <ErrorPanel {...props} isPage illustration={<RainDrawing />} />;
    if (!way) return panel;
    return (
      <Stack gap={0}>
        {panel}
        <Ways way={way} isSecond />
      </Stack>
    );
  }
  // Nothing went wrong: there is nothing.
  return (
    <Stack gap={0}>
      <ErrorPanel title={t('gone')} {...props} isPage illustration={<DivingDuckDrawing />}>
        {props.children ?? t('notFoundHint')}
      </ErrorPanel>
      <Ways way={way ?? { href: paths.home(), label: t('shell:goHome') }} />
      {PopularProducts && <PopularProducts />}
    </Stack>
  );
}

/** Back, and on: after a failure in the second place, as it may be tried again. */
function Ways({ way, isSecond = false }: { way: { href: string; label: string }; isSecond?: boolean }) {
  const { t } = useTranslation('shell');
  const { navigation } = useServices();
  return (
    <Inline gap={12} justify="center">
      <Button variant={isSecond ? 'ghost' : 'quiet'} size="lg" onPress={() => navigation.back(paths.home())}>
        {t('goBack')}
      </Button>
      <LinkButton variant={isSecond ? 'ghost' : 'primary'} size="lg" href={way.href}>
        {way.label}
      </LinkButton>
    </Inline>
  );
}
