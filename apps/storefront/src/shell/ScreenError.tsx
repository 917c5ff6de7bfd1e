import { ErrorPanel, type ErrorPanelProps } from '@mallard/ui/ErrorPanel';
import { DivingDuckDrawing, RainDrawing } from '@mallard/ui/Illustration';

/** Stands in the place of a screen whose content could not be loaded, or is not there. */
export function ScreenError(props: Pick<ErrorPanelProps, 'kind' | 'title' | 'children' | 'isRetrying' | 'onRetry'>) {
  const drawing = props.kind === 'notFound' ? <DivingDuckDrawing /> : <RainDrawing />;
  return <ErrorPanel {...props} isPage illustration={drawing} />;
}
