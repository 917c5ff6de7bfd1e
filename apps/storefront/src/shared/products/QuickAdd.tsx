import { getProduct } from '@mallard/domain/endpoints';
import { createContext, type ReactNode, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { useEndpoint } from '../../data/useEndpoint.ts';
import { useErrorToast } from '../../data/useErrorToast.ts';
import { useLazyDialog, usePreload } from '../../hydration/index.ts';
import { useLoadWithMessages } from '../../i18n/useTranslation.ts';
import { useRequiredContext } from '../../react/useRequiredContext.ts';
import { CART_TOAST } from '../cart/cartHandle.ts';

/** Lets product cards open the options of a product in a sheet. */
export interface QuickAdd {
  /** Product whose options are being loaded. */
  pendingId: string | undefined;
  /**
   * Opens a sheet to choose the options of a product and add it to the cart.
   *
   * @param skuId SKU whose options are preselected
   */
  chooseOptions: (productId: string, skuId?: string) => void;
}

const QuickAddContext = createContext<QuickAdd | null>(null);

/** Returns the functions of the surrounding `QuickAddProvider`. */
export function useQuickAdd(): QuickAdd {
  return useRequiredContext(QuickAddContext, 'QuickAddProvider');
}

/** A request to choose the options of a product. It ends when the pathname changes. */
interface Request {
  productId: string;
  skuId: string | undefined;
  pathname: string;
  state: 'loading' | 'open' | 'closed';
}

const loadSheet = async () => (await import('./QuickAddSheet.tsx')).QuickAddSheet;
const useLoadSheet = () => useLoadWithMessages(loadSheet, ['ui/product']);

/** Renders the options sheet for all product cards. Its code is preloaded; the product loads on request. */
export function QuickAddProvider({ children }: { children: ReactNode }) {
  const [pathname] = useLocation();
  const [request, setRequest] = useState<Request>();
  usePreload(useLoadSheet());
  const current = request?.pathname === pathname ? request : undefined;
  const pendingId = current?.state === 'loading' ? current.productId : undefined;
  const quickAdd = useMemo<QuickAdd>(
    () => ({
      pendingId,
      chooseOptions: (productId, skuId) => setRequest({ productId, skuId, pathname, state: 'loading' }),
    }),
    [pendingId, pathname],
  );
  return (
    <QuickAddContext value={quickAdd}>
      {children}
      {current && (
        <RequestedSheet
          key={`${current.productId} ${current.skuId}`}
          request={current}
          onStateChange={(state) => setRequest((latest) => (latest === current ? { ...current, state } : latest))}
        />
      )}
    </QuickAddContext>
  );
}

interface RequestedSheetProps {
  request: Request;
  onStateChange: (state: Request['state']) => void;
}

function RequestedSheet({ request: { productId, skuId, state }, onStateChange }: RequestedSheetProps) {
  const showError = useErrorToast();
  const close = () => onStateChange('closed');
  const Sheet = useLazyDialog(useLoadSheet(), state !== 'closed', close);
  const { data: product, error } = useEndpoint(
    getProduct,
    { params: { id: productId } },
    { isEnabled: state !== 'closed' },
  );
  const isReady = Sheet !== undefined && product !== undefined;
  const isFailed = error !== null && product === undefined;
  useEffect(() => {
    if (state !== 'loading') return;
    if (isReady) onStateChange('open');
    if (!isFailed) return;
    showError(error, CART_TOAST);
    onStateChange('closed');
  });
  return (
    isReady &&
    state !== 'loading' && <Sheet product={product} skuId={skuId} isOpen={state === 'open'} onClose={close} />
  );
}
