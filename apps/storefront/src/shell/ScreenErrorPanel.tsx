import { ErrorPanel, type ErrorPanelProps } from '@mallard/ui/ErrorPanel';
import { DivingDuckDrawing, RainDrawing } from '@mallard/ui/Illustration';
import { useTranslation } from './useTranslation.ts';

export type ScreenErrorProps = Pick<ErrorPanelProps, 'kind' | 'title' | 'children' | 'isRetrying' | 'onRetry'>;

/** What went wrong with a screen, with a drawing. Only loaded once the page stands. */
export function ScreenErrorPanel(props: ScreenErrorProps) {
  const { t } = useTranslation('errors');
  if (props.kind !== 'notFound') return <ErrorPanel {...props} isPage illustration={<RainDrawing />} />;
  // Nothing went wrong: there is nothing.
  return (
    <ErrorPanel title={t('NotFound')} {...props} isPage illustration={<DivingDuckDrawing />}>
      {props.children ?? t('notFoundHint')}
    </ErrorPanel>
  );
}
