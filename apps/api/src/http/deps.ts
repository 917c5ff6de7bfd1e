import type { Shop } from '@mallard/domain/contract';
import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import type { Database } from '../db/database.ts';
import type { CodeSender } from '../gateways/codeSender.ts';
import type { FileStore } from '../gateways/fileStore.ts';
import type { PaymentGateway } from '../gateways/paymentGateway.ts';
import type { Admit } from './limits/createAdmission.ts';
import type { PublicData } from './responses/publicData.ts';
import type { ResponseCache } from './responses/responseCache.ts';
import type { Secrets } from './sessions/secrets.ts';

/** Source of randomness; tests inject a deterministic one. */
export interface Random {
  uuid(): string;
  bytes(count: number): Uint8Array;
}

/** Dependencies of the handlers. */
export interface Deps {
  db: Database;
  clock: () => Date;
  random: Random;
  config: Config;
  /** Settings of the shop, the same in all processes that share the database. */
  shop: Shop;
  secrets: Secrets;
  logger: Logger;
  payments: PaymentGateway;
  /** Sends text messages; `null` if the shop has no sender. */
  codes: CodeSender | null;
  files: FileStore;
  /** Limits how many requests use the database at once. */
  admit: Admit;
  /** Stored responses of public endpoints. */
  responses: ResponseCache;
  /** Changes of what public endpoints return. */
  publicData: PublicData;
  /** Rejects when the service is not ready for traffic. */
  ready: () => Promise<void>;
}
