import type { EndpointData, getLogistics } from '@mallard/domain/contract';
import { LogisticsTrace } from '@mallard/ui/LogisticsTrace';

/** Props of {@link ParcelTrace}. */
export interface ParcelTraceProps {
  /** Tracking data; `undefined` while it loads. */
  logistics: EndpointData<typeof getLogistics> | undefined;
  /** Whether the tracking data failed to load. */
  isError: boolean;
  onRetry: () => void;
}

/** The tracking events of a parcel, with loading and error states. */
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
