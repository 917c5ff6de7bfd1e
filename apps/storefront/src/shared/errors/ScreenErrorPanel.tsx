import { Button } from '@mallard/ui/Button';
import { ErrorPanel, type ErrorPanelProps } from '@mallard/ui/ErrorPanel';
import { DivingDuckDrawing, RainDrawing } from '@mallard/ui/Illustration';
import { Inline } from '@mallard/ui/Inline';
import { LinkButton } from '@mallard/ui/LinkButton';
import { Stack } from '@mallard/ui/Stack';
import { useLazyPart } from '@mallard/ui/useLazyPart';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../navigation/routes.ts';
import { useServices } from '../../services/services.ts';

export interface ScreenErrorProps
  extends Pick<ErrorPanelProps, 'kind' | 'title' | 'children' | 'isRetrying' | 'onRetry'> {
  /** A link beside the back button. @default the home page if nothing was found; none after a failure */
  link?: { href: string; label: string } | undefined;
}

const loadPopularProducts = async () => (await import('../products/PopularProducts.tsx')).PopularProducts;

/** Shows the error of a screen with an illustration. Loaded after the first view. */
export function ScreenErrorPanel({ link, ...props }: ScreenErrorProps) {
  const { t } = useTranslation(['errors', 'shell']);
  const { Part: PopularProducts } = useLazyPart(loadPopularProducts, props.kind === 'notFound', () => undefined);
  if (props.kind !== 'notFound') {
    const panel = <ErrorPanel {...props} isPage illustration={<RainDrawing />} />;
    if (!link) return panel;
    return (
      <Stack gap={0}>
        {panel}
        <ScreenErrorActions link={link} isSecondary />
      </Stack>
    );
  }
  // Not a failure: the content doesn't exist.
  return (
    <Stack gap={0}>
      <ErrorPanel title={t('gone')} {...props} isPage illustration={<DivingDuckDrawing />}>
        {props.children ?? t('notFoundHint')}
      </ErrorPanel>
      <ScreenErrorActions link={link ?? { href: paths.home(), label: t('shell:goHome') }} />
      {PopularProducts && <PopularProducts />}
    </Stack>
  );
}

/** Renders a back button and a link. @param props.isSecondary whether they come after a retry button */
function ScreenErrorActions({
  link,
  isSecondary = false,
}: {
  link: { href: string; label: string };
  isSecondary?: boolean;
}) {
  const { t } = useTranslation('shell');
  const { navigation } = useServices();
  return (
    <Inline gap={12} justify="center">
      <Button variant={isSecondary ? 'ghost' : 'quiet'} size="lg" onPress={() => navigation.back(paths.home())}>
        {t('goBack')}
      </Button>
      <LinkButton variant={isSecondary ? 'ghost' : 'primary'} size="lg" href={link.href}>
        {link.label}
      </LinkButton>
    </Inline>
  );
}
