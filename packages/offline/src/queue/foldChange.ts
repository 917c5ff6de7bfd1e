import { MAX_QUANTITY } from '@mallard/domain/rules';
import { isSavedChange, type LineChange, type ShopperChange, subjectOf, toIntent } from './intent.ts';
import type { Intent } from './intentState.ts';

type Add = Extract<Intent, { kind: 'add' }>;

/**
 * Adds a change to a log, as few intents as can say it: pieces added are summed up, an absolute quantity replaces what was
 * set or added before it, a removal beats both, the last word about a heart counts. What is sent already stays as it is,
 * because the server may have it. So a line has at most a removal or a set, and behind it an addition, that wait to be sent.
 *
 * A line that only this device knows of is made of additions: to set it is to add so many, to remove it is to add nothing.
 *
 * A change of the saved lines stays as it is, after everything that waits for its SKU; what follows it is not folded with what
 * came before, because it may be about another line.
 *
 * @param id names the intent that the change is part of from now on, and is its idempotency key
 */
export function foldChange(intents: readonly Intent[], change: ShopperChange, id: string): Intent[] {
  if (isSavedChange(change)) return [...intents, toIntent(change, id)];
  const isOfSubject = (intent: Intent) => subjectOf(intent) === subjectOf(change);
  const barrier = intents.findLastIndex((intent) => isOfSubject(intent) && isSavedChange(intent));
  const isWaiting = (intent: Intent, index: number) => index > barrier && !intent.isSent && isOfSubject(intent);
  const waiting = intents.filter(isWaiting);
  const others = intents.filter((intent, index) => !isWaiting(intent, index));
  if (change.kind === 'favorite') return [...others, toIntent(change, id)];
  const sent = others.filter(isOfSubject);
  // The line that the shopper sees is not the server's any more once that one is to be removed or saved.
  const isReplaced = sent.some(({ kind }) => kind === 'remove' || kind === 'save');
  const known = change.kind === 'add' || !isReplaced ? change : { ...change, lineId: null };
  return [...others, ...foldLine(waiting, known, { id, isOnServer: isOnServer(sent, change) })];
}

/** Whether the server has a line of it once everything that was sent has arrived. */
function isOnServer(sent: readonly Intent[], change: LineChange): boolean {
  const last = sent.findLast(({ kind }) => kind !== 'addSaved' && kind !== 'deleteSaved');
  if (last) return last.kind !== 'remove' && last.kind !== 'save';
  return change.kind !== 'add' && change.lineId !== null;
}

function foldLine(
  waiting: readonly Intent[],
  change: LineChange,
  { id, isOnServer }: { id: string; isOnServer: boolean },
): Intent[] {
  const added = waiting.find((intent) => intent.kind === 'add');
  const before = waiting.filter((intent) => intent !== added);
  const removal = waiting.find(({ kind }) => kind === 'remove');
  switch (change.kind) {
    case 'add':
      return [...before, added ? more(added, change, id) : toIntent(change, id)];
    case 'remove':
      if (removal) return [{ ...removal, id }];
      return isOnServer ? [toIntent(change, id)] : [];
    case 'set': {
      const { kind: _kind, skuUuid: _sku, lineId, ...wanted } = change;
      const isOwnLine = removal !== undefined || !isOnServer;
      if (added && (isOwnLine || wanted.quantity === undefined)) return [...before, { ...added, ...wanted, id }];
      if (removal) return [removal];
      const [set] = before;
      const chosen = added ? { isSelected: added.isSelected } : {};
      return [{ ...toIntent(change, id), ...set, ...chosen, ...wanted, id } as Intent];
    }
  }
}

function more(added: Add, change: Extract<LineChange, { kind: 'add' }>, id: string): Add {
  const quantity = Math.min(added.quantity + change.quantity, MAX_QUANTITY);
  const product = change.product ?? added.product;
  return { ...added, id, quantity, isSelected: change.isSelected ?? true, ...(product && { product }) };
}
