import type { EndpointData, getLogistics } from '@mallard/domain/contract';
import { LogisticsTrace } from '@mallard/ui/LogisticsTrace';

export interface ParcelTraceProps {
  /** Where the parcel is; `undefined` until that is known. */
  logistics: EndpointData<typeof getLogistics> | undefined;
  /** Whether it could not be read. */
  isError: boolean;
  onRetry: () => void;
}

/** Where the parcel of an order is, while that is read, and when it cannot be read. */
export function ParcelTrace({ logistics, isError, onRetry }: ParcelTraceProps) {
  return (
    <LogisticsTrace
      carrier={logistics?.carrier ?? null}
      trackingNumber={logistics?.trackingNumber ?? null}
      events={logistics?.events ?? []}
      status={logistics ? 'ready' : isError ? 'error' : 'loading'}
      onRetry={onRetry}
    />
  );
}
