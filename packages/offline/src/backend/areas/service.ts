import { getHealth, getReady, ping, reportError, sendContactMessage } from '@mallard/domain/contract';
import { handle, type OfflineRoute } from '../calls/offlineCall.ts';
import { refuseWithoutConnection } from '../calls/refuseWithoutConnection.ts';
import { toInstant } from '../goods/present.ts';

export const serviceRoutes: OfflineRoute[] = [
  handle(getHealth, (_request, { now }) => ({ status: 'ok' as const, time: toInstant(now), version: 'offline' })),
  handle(getReady, () => ({ status: 'ready' as const })),
  handle(ping, (_request, { now }) => ({ time: toInstant(now) })),
  // There is nobody to report to; the error log of the device has it already.
  handle(reportError, () => null),
  handle(sendContactMessage, (_request, { state, settings }) => {
    // Nobody would read it, and a shopper must not believe that somebody does.
    refuseWithoutConnection(settings);
    state.messages += 1;
    return null;
  }),
];
