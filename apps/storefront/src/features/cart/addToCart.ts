import { ApiFailure } from '@mallard/domain/errors';
import { checkQuantity } from '@mallard/domain/rules';
import type { AddedProduct } from '@mallard/offline/queue';
import type { Requested } from '@mallard/state-machines/cart';
import type { Toasts } from '@mallard/ui/Toast';
import { paths } from '../../app/routes.ts';
import type { Services } from '../../app/services.ts';
import type { ShowError } from '../../data/useErrorToast.ts';
import type { useTranslation } from '../../i18n/useTranslation.ts';
import { whenSessionKnown } from '../../session/session.ts';
import { type CartRefusal, cartRefusalOf, lineLimitOf } from './cartRefusal.ts';

/** A SKU to add, with what limits the quantity. */
export interface AddToCartInput extends Requested<'add'> {
  stock: number;
  /** @default the shop's purchase limit */
  limit?: number;
  /** Stored with the line of a guest cart. */
  product: AddedProduct;
}

interface Means extends Pick<Services, 'actors' | 'guestCart' | 'cart'> {
  t: ReturnType<typeof useTranslation<'shell'>>['t'];
  toasts: Pick<Toasts, 'show'>;
  showError: ShowError;
  /** Key of the toast: a new one replaces the last. */
  toastKey: string;
}

/** Adds units to the cart and shows the result. @returns whether they were added */
export async function addToCart(input: AddToCartInput, means: Means): Promise<boolean> {
  const { actors, t, toasts, toastKey } = means;
  const isSignedIn = (await whenSessionKnown(actors)) === 'signedIn';
  const outcome = await (isSignedIn ? addToAccount(input, means) : addOnDevice(input, means)).catch((error) =>
    explain(error, input.quantity, means),
  );
  if (outcome === null) return false;
  toasts.show({
    message: t(`cart.${outcome}`),
    key: toastKey,
    action: { label: t('cart.viewCart'), href: paths.cart() },
  });
  return true;
}

/** Guest carts are validated on the client only. @throws {ApiFailure} */
async function addOnDevice(input: AddToCartInput, means: Means): Promise<'added' | null> {
  const { skuUuid, quantity, stock, limit, product } = input;
  const collected = await means.guestCart.open();
  const inCart = collected.read().find((line) => line.skuUuid === skuUuid)?.quantity ?? 0;
  const verdict = checkQuantity({ asked: quantity, inCart, stock, ...(limit !== undefined && { limit }) });
  if (!verdict.ok) {
    refuse(verdict, quantity, means);
    return null;
  }
  const error = collected.change({ kind: 'add', skuUuid, quantity }, product);
  if (error) throw new ApiFailure(error);
  return 'added';
}

/**
 * @returns `added`, `queued` until there is a network, or `unsaved` because the server does not answer; it is sent again
 * @throws {ApiFailure} when it was refused
 */
async function addToAccount(
  { skuUuid, quantity }: AddToCartInput,
  { cart }: Means,
): Promise<'added' | 'queued' | 'unsaved'> {
  const { add } = await cart.open();
  const { phase, refusal } = await add({ skuUuid, quantity });
  if (refusal) throw new ApiFailure(refusal.error);
  const connection = cart.read().view?.connection;
  if (phase === 'queued' && connection === 'offline') return 'queued';
  // Without a problem it is queued only until the previous change of the same line is sent.
  return phase === 'queued' && connection === 'unsent' ? 'unsaved' : 'added';
}

/**
 * Says what was asked for, what can be had in total, as the product's page says, what the cart holds of it and what can be
 * added, as far as each is something.
 */
function refuse({ code, left, inCart }: CartRefusal, asked: number, { t, toasts, toastKey }: Means): void {
  const reason = code === 'OUT_OF_STOCK' ? 'outOfStock' : 'purchaseLimit';
  const part = `${inCart > 0 ? 'InCart' : ''}${left > 0 ? 'Left' : ''}` as const;
  const message = t(`cart.${reason}${part}`, { asked, inCart, left, total: inCart + left });
  toasts.show({ message, tone: 'danger', key: toastKey, until: 'screenChange' });
}

function explain(error: unknown, asked: number, means: Means): null {
  const refusal = cartRefusalOf(error);
  const limit = lineLimitOf(error);
  if (refusal) refuse(refusal, asked, means);
  else if (limit === null) means.showError(error, means.toastKey);
  else
    means.toasts.show({
      message: means.t('cart.full', { limit }),
      tone: 'danger',
      key: means.toastKey,
      until: 'screenChange',
    });
  return null;
}
