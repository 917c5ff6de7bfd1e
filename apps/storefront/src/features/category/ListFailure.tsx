import { ErrorPanel } from '@mallard/ui/ErrorPanel';
import { useErrorText } from '../../data/useErrorText.ts';

interface ListFailureProps {
  error: Error;
  /** Asks for the list again. */
  retry: () => unknown;
}

/** Why a list could not be had. */
export function ListFailure({ error, retry }: ListFailureProps) {
  const errorText = useErrorText();
  return <ErrorPanel onRetry={() => void retry()}>{errorText(error)}</ErrorPanel>;
}
