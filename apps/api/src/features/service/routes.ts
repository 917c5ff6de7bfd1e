import { getHealth, getReady, getShop, ping, reportError, sendContactMessage } from '@mallard/domain/contract';
import { refuse } from '@mallard/domain/serving';
import { VERSION } from '../../config/version.ts';
import { contactMessages, errorReports } from '../../db/schema/index.ts';
import { handle } from '../../http/handle.ts';
import { describeFault } from '../../http/logging/describeFault.ts';

const HOUR = 3600;

export const serviceRoutes = [
  handle(
    getHealth,
    async (_request, { now }) => ({ status: 'ok' as const, time: now.toISOString(), version: VERSION }),
    { admission: 'always' },
  ),

  handle(
    getReady,
    async (_request, { deps, requestId }) => {
      await deps.ready().catch((error: unknown) => {
        deps.logger.warn({ requestId, fault: describeFault(error) }, 'Not ready');
        throw refuse('DATABASE', { retryAfter: 5 });
      });
      return { status: 'ready' as const };
    },
    { admission: 'always' },
  ),

  handle(ping, async (_request, { now }) => ({ time: now.toISOString() }), { admission: 'always' }),

  handle(
    reportError,
    async ({ body: { type, error, timestamp, context } }, { db, now }) => {
      await db
        .insert(errorReports)
        .values({ type, error: { ...error }, context, happenedAt: new Date(timestamp), createdAt: now });
      return null;
    },
    { limits: [{ by: 'address', max: 30, seconds: 60 }] },
  ),

  handle(
    sendContactMessage,
    async ({ body }, { db, now }) => {
      await db.insert(contactMessages).values({ ...body, createdAt: now });
      return null;
    },
    { limits: [{ by: 'address', max: 10, seconds: HOUR }] },
  ),
  handle(getShop, async (_request, { deps }) => deps.shop),
];
