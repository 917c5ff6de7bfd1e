import { ApiFailure } from '@mallard/domain/errors';
import type { SkuLine } from '@mallard/domain/rules';
import type { AddedProduct, AvailableUnits } from '@mallard/offline/queue';
import type { Toasts } from '@mallard/ui/Toast';
import type { ShowError } from '../../data/useErrorToast.ts';
import type { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../navigation/routes.ts';
import type { Services } from '../../services/services.ts';
import { whenSessionKnown } from '../../session/session.ts';
import { CART_TOAST } from './cartHandle.ts';
import { cartRefusalOf, lineLimitOf } from './cartRefusal.ts';

/** A SKU to add, with its stock and its purchase limit. */
export interface AddToCartInput extends SkuLine, AvailableUnits {
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
  const add = isSignedIn ? addToAccount : addOnDevice;
  const outcome = await add(input, dependencies).catch((error: unknown) => {
    explain(error, input.quantity, dependencies);
    return null;
  });
  if (outcome === null) return false;
  toasts.show({
    message: t(`cart.${outcome}`),
    key: CART_TOAST,
    action: { label: t('cart.viewCart'), href: paths.cart() },
  });
  return true;
}

/** @throws {ApiFailure} if the addition was refused */
async function addOnDevice(
  { skuUuid, quantity, product, stock, limit }: AddToCartInput,
  { guestCart }: AddToCartDependencies,
): Promise<'added'> {
  const { add } = await guestCart.open();
  const error = add({ skuUuid, quantity, product }, { stock, limit });
  if (error) throw new ApiFailure(error);
  return 'added';
}

/**
 * @returns `added`; `queued` while offline; or `unsaved` if the server does not respond. The last two are sent again later
 * @throws {ApiFailure} if the addition was refused
 */
async function addToAccount(
  input: AddToCartInput,
  dependencies: AddToCartDependencies,
): Promise<'added' | 'queued' | 'unsaved'> {
  const { actors, cart } = dependencies;
  const { add } = await cart.open();
  // The session may have ended while the code of the cart was loaded.
  if ((await whenSessionKnown(actors)) !== 'signedIn') return addOnDevice(input, dependencies);
  const { skuUuid, quantity } = input;
  const { phase, refusal } = await add({ skuUuid, quantity });
  if (refusal) throw new ApiFailure(refusal.error);
  const connection = cart.read().view?.connection;
  if (phase === 'queued' && connection === 'offline') return 'queued';
  // While online, a change is also queued until the previous change of the same line is sent.
  return phase === 'queued' && connection === 'unsent' ? 'unsaved' : 'added';
}

/**
 * Shows why nothing was added. For a refused quantity: the requested quantity, and the total that can be bought, as on the product
 * page. Also how many units are in the cart and how many can be added, unless the number is 0.
 */
function explain(error: unknown, asked: number, { t, toasts, showError }: AddToCartDependencies): void {
  const showRefusal = (message: string) =>
    toasts.show({ message, tone: 'danger', key: CART_TOAST, until: 'screenChange' });
  const refusal = cartRefusalOf(error);
  const limit = lineLimitOf(error);
  if (refusal) {
    const { code, left, inCart } = refusal;
    const reason = code === 'OUT_OF_STOCK' ? 'outOfStock' : 'purchaseLimit';
    const part = `${inCart > 0 ? 'InCart' : ''}${left > 0 ? 'Left' : ''}` as const;
    showRefusal(t(`cart.${reason}${part}`, { asked, inCart, left, total: inCart + left }));
  } else if (limit !== null) showRefusal(t('cart.full', { limit }));
  else showError(error, CART_TOAST);
}
