import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import type { Database } from '../db/database.ts';
import type { CodeSender } from '../gateways/codeSender.ts';
import type { FileStore } from '../gateways/fileStore.ts';
import type { PaymentGateway } from '../gateways/paymentGateway.ts';
import type { Admit } from './limits/createAdmission.ts';
import type { Secrets } from './sessions/secrets.ts';

/** Where chance comes from, so that tests can repeat it. */
export interface Random {
  uuid(): string;
  bytes(count: number): Uint8Array;
}

/** Everything outside the handlers themselves. */
export interface Deps {
  db: Database;
  clock: () => Date;
  random: Random;
  config: Config;
  secrets: Secrets;
  logger: Logger;
  payments: PaymentGateway;
  /** `null` in a shop that cannot send any. */
  codes: CodeSender | null;
  files: FileStore;
  /** Admits calls to the database. */
  admit: Admit;
  /** Rejects when the service cannot take traffic. */
  ready: () => Promise<void>;
}
