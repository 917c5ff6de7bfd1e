import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { StartupError } from '../../config/startupError.ts';
import type { Database } from '../../db/database.ts';
import { runLongTransaction } from '../../db/runLongTransaction.ts';
import { settings } from '../../db/schema/index.ts';

const MARKER = 'growth';

const growthMark = v.object({
  products: v.number(),
  orders: v.number(),
  seed: v.number(),
  /** Number of products before the growth. */
  firstProducts: v.number(),
  /** Number of new products that are complete. */
  madeProducts: v.number(),
  /** Whether the new products are in the search index. */
  isIndexed: v.boolean(),
  isDone: v.boolean(),
});

/** Progress, which changes with each batch. */
const steps = ['madeProducts', 'isIndexed', 'isDone'] as const;

/** Target size and progress of a growth, as stored in the database. */
export type GrowthMark = v.InferOutput<typeof growthMark>;

/**
 * Stores the mark of a new growth, or returns the mark of an interrupted or finished growth with the same size.
 *
 * @throws {StartupError} when the shop has a mark with another size
 */
export async function beginGrowth(db: Database, newMark: GrowthMark): Promise<GrowthMark> {
  await db.insert(settings).values({ key: MARKER, value: newMark }).onConflictDoNothing();
  const mark = await readMark(db);
  const figures = `--products ${mark.products} --orders ${mark.orders} --seed ${mark.seed}`;
  const isSame = mark.products === newMark.products && mark.orders === newMark.orders && mark.seed === newMark.seed;
  if (!isSame)
    throw new StartupError(
      `This shop ${mark.isDone ? 'was grown before' : 'has an interrupted growth'} with ${figures}. ${mark.isDone ? '' : 'Run it again with these options to continue. '}For another size, set DATA_DIR to a new folder or DATABASE_URL to an empty database.`,
    );
  return mark;
}

/**
 * Runs one step of the growth and stores the progress, in one transaction, so that each step runs exactly once despite interruptions
 * and concurrent processes.
 *
 * @param from expected progress before the step
 * @param to   progress after the step
 */
export async function growPiece(
  db: Database,
  from: GrowthMark,
  to: Partial<GrowthMark>,
  work: (tx: Database) => Promise<void>,
): Promise<GrowthMark> {
  return runLongTransaction(db, async (tx) => {
    const mark = await readMark(tx, true);
    if (steps.some((step) => mark[step] !== from[step]))
      throw new StartupError('Another process is growing this shop. Wait until it has finished.');
    await work(tx);
    const next = { ...mark, ...to };
    await tx.update(settings).set({ value: next }).where(eq(settings.key, MARKER));
    return next;
  });
}

async function readMark(db: Database, locks = false): Promise<GrowthMark> {
  const query = db.select().from(settings).where(eq(settings.key, MARKER));
  const [row] = await (locks ? query.for('update') : query);
  return v.parse(growthMark, row?.value);
}
