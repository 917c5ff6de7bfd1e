import { ErrorPanel } from '@mallard/ui/ErrorPanel';
import { useErrorText } from '../../data/useErrorText.ts';

interface ListFailureProps {
  error: Error;
  /** Fetches the list again. */
  retry: () => unknown;
}

/** Says why a list failed to load, with a retry button. */
export function ListFailure({ error, retry }: ListFailureProps) {
  const errorText = useErrorText();
  return <ErrorPanel onRetry={() => void retry()}>{errorText(error)}</ErrorPanel>;
}
