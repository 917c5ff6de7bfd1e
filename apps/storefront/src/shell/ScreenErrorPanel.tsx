import { ErrorPanel, type ErrorPanelProps } from '@mallard/ui/ErrorPanel';
import { DivingDuckDrawing, RainDrawing } from '@mallard/ui/Illustration';

export type ScreenErrorProps = Pick<ErrorPanelProps, 'kind' | 'title' | 'children' | 'isRetrying' | 'onRetry'>;

/** What went wrong with a screen, with a drawing. Only loaded once the page stands. */
export function ScreenErrorPanel(props: ScreenErrorProps) {
  const drawing = props.kind === 'notFound' ? <DivingDuckDrawing /> : <RainDrawing />;
  return <ErrorPanel {...props} isPage illustration={drawing} />;
}
