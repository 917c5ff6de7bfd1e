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
  /** Products that there were before. */
  firstProducts: v.number(),
  /** New products that are complete. */
  madeProducts: v.number(),
  /** Whether they can be searched. */
  isIndexed: v.boolean(),
  isDone: v.boolean(),
});

/** What changes from piece to piece. */
const steps = ['madeProducts', 'isIndexed', 'isDone'] as const;

/** How large a shop shall become, and how far it has come. */
export type GrowthMark = v.InferOutput<typeof growthMark>;

/**
 * Marks a shop as one that grows, or finds the mark of a growth with the same figures, broken off or done.
 *
 * @throws {StartupError} when it has been grown, or was begun to be, with other figures
 */
export async function beginGrowth(db: Database, wanted: GrowthMark): Promise<GrowthMark> {
  await db.insert(settings).values({ key: MARKER, value: wanted }).onConflictDoNothing();
  const mark = await readMark(db);
  const figures = `--products ${mark.products} --orders ${mark.orders} --seed ${mark.seed}`;
  const isSame = mark.products === wanted.products && mark.orders === wanted.orders && mark.seed === wanted.seed;
  if (!isSame)
    throw new StartupError(
      `This shop ${mark.isDone ? 'has been grown before' : 'was half grown'} with ${figures}. ${mark.isDone ? '' : 'Repeat that to go on. '}For another one, set DATA_DIR to a new folder or DATABASE_URL to an empty database.`,
    );
  return mark;
}

/**
 * Does a piece of the growth and notes it, in one transaction: it is done once, whatever breaks off and whoever else is at it.
 *
 * @param from where the growth must stand
 * @param to   what stands in the mark afterwards
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
      throw new StartupError('Another process is growing this shop. Let it finish.');
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
