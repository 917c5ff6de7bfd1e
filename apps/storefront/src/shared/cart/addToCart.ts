import { ApiFailure } from '@mallard/domain/errors';
import { checkQuantity } from '@mallard/domain/rules';
import type { AddedProduct } from '@mallard/offline/queue';
import type { Requested } from '@mallard/state-machines/cart';
import type { Toasts } from '@mallard/ui/Toast';
import type { ShowError } from '../../data/useErrorToast.ts';
import type { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../navigation/routes.ts';
import type { Services } from '../../services/services.ts';
import { whenSessionKnown } from '../../session/session.ts';
import { CART_TOAST } from './cartHandle.ts';
import { type CartRefusal, cartRefusalOf, lineLimitOf } from './cartRefusal.ts';

/** A SKU to add, with its stock and its purchase limit. */
export interface AddToCartInput extends Omit<Requested<'add'>, 'isSelected'> {
  stock: number;
  /** @default the shop's purchase limit */
  limit?: number;
  /** Stored with the line of a guest cart. */
  product: AddedProduct;
}

interface AddToCartDependencies extends Pick<Services, 'actors' | 'guestCart' | 'cart'> {
  t: ReturnType<typeof useTranslation<'shell'>>['t'];
  toasts: Pick<Toasts, 'show'>;
  showError: ShowError;
}

/** Adds units to the cart and shows the result. @returns whether they were added, or queued to be sent later */
export async function addToCart(input: AddToCartInput, dependencies: AddToCartDependencies): Promise<boolean> {
  const { actors, t, toasts } = dependencies;
  const isSignedIn = (await whenSessionKnown(actors)) === 'signedIn';
  const outcome = await (isSignedIn ? addToAccount(input, dependencies) : addOnDevice(input, dependencies)).catch(
    (error) => explain(error, input.quantity, dependencies),
  );
  if (outcome === null) return false;
  toasts.show({
    message: t(`cart.${outcome}`),
    key: CART_TOAST,
    action: { label: t('cart.viewCart'), href: paths.cart() },
  });
  return true;
}

/** Guest carts are validated on the client only. @throws {ApiFailure} */
async function addOnDevice(input: AddToCartInput, dependencies: AddToCartDependencies): Promise<'added' | null> {
  const { skuUuid, quantity, stock, limit, product } = input;
  const guestCart = await dependencies.guestCart.open();
  const inCart = guestCart.read().find((line) => line.skuUuid === skuUuid)?.quantity ?? 0;
  const verdict = checkQuantity({ asked: quantity, inCart, stock, ...(limit !== undefined && { limit }) });
  if (!verdict.ok) {
    refuse(verdict, quantity, dependencies);
    return null;
  }
  const error = guestCart.change({ kind: 'add', skuUuid, quantity }, product);
  if (error) throw new ApiFailure(error);
  return 'added';
}

/**
 * @returns `added`; `queued` while offline; or `unsaved` if the server does not respond. The last two are sent again later
 * @throws {ApiFailure} if the addition was refused
 */
async function addToAccount(
  { skuUuid, quantity }: AddToCartInput,
  { cart }: AddToCartDependencies,
): Promise<'added' | 'queued' | 'unsaved'> {
  const { add } = await cart.open();
  const { phase, refusal } = await add({ skuUuid, quantity });
  if (refusal) throw new ApiFailure(refusal.error);
  const connection = cart.read().view?.connection;
  if (phase === 'queued' && connection === 'offline') return 'queued';
  // While online, a change is also queued until the previous change of the same line is sent.
  return phase === 'queued' && connection === 'unsent' ? 'unsaved' : 'added';
}

/**
 * Shows why nothing was added: the requested quantity, and the total that can be bought, as on the product page. Also shows how
 * many units are in the cart and how many can be added, unless the number is 0.
 */
function refuse({ code, left, inCart }: CartRefusal, asked: number, { t, toasts }: AddToCartDependencies): void {
  const reason = code === 'OUT_OF_STOCK' ? 'outOfStock' : 'purchaseLimit';
  const part = `${inCart > 0 ? 'InCart' : ''}${left > 0 ? 'Left' : ''}` as const;
  const message = t(`cart.${reason}${part}`, { asked, inCart, left, total: inCart + left });
  toasts.show({ message, tone: 'danger', key: CART_TOAST, until: 'screenChange' });
}

function explain(error: unknown, asked: number, dependencies: AddToCartDependencies): null {
  const refusal = cartRefusalOf(error);
  const limit = lineLimitOf(error);
  if (refusal) refuse(refusal, asked, dependencies);
  else if (limit === null) dependencies.showError(error, CART_TOAST);
  else
    dependencies.toasts.show({
      message: dependencies.t('cart.full', { limit }),
      tone: 'danger',
      key: CART_TOAST,
      until: 'screenChange',
    });
  return null;
}
