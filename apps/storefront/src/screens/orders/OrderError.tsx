import { toApiError } from '@mallard/domain/errors';
import { ErrorPanel } from '@mallard/ui/ErrorPanel';
import { useErrorText } from '../../data/useErrorText.ts';

/** Why an order cannot be shown: there is none, or it could not be fetched. */
export function OrderError({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const errorText = useErrorText();
  const { kind } = toApiError(error);
  return kind === 'NotFound' || kind === 'BadRequest' ? (
    <ErrorPanel kind="notFound" headingLevel={1} />
  ) : (
    <ErrorPanel headingLevel={1} onRetry={onRetry}>
      {errorText(error)}
    </ErrorPanel>
  );
}
