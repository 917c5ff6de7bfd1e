import { getHealth, getReady, ping } from '@mallard/domain/contract';
import { handle } from '../router/handle.ts';
import { refuse } from '../router/refuse.ts';

const VERSION = '0.1.0';

export const serviceRoutes = [
  handle(getHealth, async (_request, { now }) => ({
    status: 'ok' as const,
    time: now.toISOString(),
    version: VERSION,
  })),
  handle(getReady, async (_request, { deps }) => {
    await deps.ready().catch(() => {
      throw refuse('DATABASE', { retryAfter: 5 });
    });
    return { status: 'ready' as const };
  }),
  handle(ping, async (_request, { now }) => ({ time: now.toISOString() })),
];
