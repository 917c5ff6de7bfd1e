import { getHealth, getReady, getShop, ping, reportError, sendContactMessage } from '@mallard/domain/contract';
import { handle, type OfflineRoute } from '../calls/offlineCall.ts';
import { refuseWithoutConnection } from '../calls/refuseWithoutConnection.ts';
import { toInstant } from '../presenters/toInstant.ts';

export const serviceRoutes: OfflineRoute[] = [
  handle(getHealth, (_request, { now }) => ({ status: 'ok' as const, time: toInstant(now), version: 'offline' })),
  handle(getReady, () => ({ status: 'ready' as const })),
  handle(ping, (_request, { now }) => ({ time: toInstant(now) })),
  // There is no server; the device's error log contains it already.
  handle(reportError, () => null),
  handle(sendContactMessage, (_request, { state, settings }) => {
    // The message would not be read, so the shopper must not believe that it was sent.
    refuseWithoutConnection(settings);
    state.messages += 1;
    return null;
  }),
  handle(getShop, (_request, { settings }) => settings.shopSettings),
];
