import type { CartItem } from '@mallard/domain/contract';
import { clampQuantity, quantityLimit } from '@mallard/domain/rules';
import { AppShell } from '@mallard/ui/AppShell';
import enUS from '@mallard/ui/locales/en-US';
import { MallardProvider } from '@mallard/ui/MallardProvider';
import { NavBar } from '@mallard/ui/NavBar';
import { SiteHeader } from '@mallard/ui/SiteHeader';
import { ToastProvider } from '@mallard/ui/Toast';
import { useEffect, useState } from 'react';
import { CartPage } from './CartPage.tsx';
import { ProductPage } from './ProductPage.tsx';
import { coupons, lineOf, product } from './sampleData.ts';

const withQuantity = (line: CartItem, wanted: number): CartItem => ({
  ...line,
  quantity: clampQuantity(wanted, quantityLimit(line.stock, line.limit)),
  status: line.stock > 0 ? 'available' : 'soldOut',
});

/** A product page and a cart. Instead of the states below, ask your server and your router. */
export function Shop({ start }: { start: string }) {
  const [path, setPath] = useState(start);
  const [lines, setLines] = useState<readonly CartItem[]>([lineOf('sea-250', 1)]);
  useEffect(() => {
    const follow = () => setPath(location.pathname);
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);
  const navigate = (href: string) => {
    history.pushState(null, '', href);
    setPath(new URL(href, location.href).pathname);
    scrollTo(0, 0);
  };

  // As your server does: limits the quantity to the stock.
  const set = (id: string, quantity: number) =>
    setLines((all) => all.map((line) => (line.id === id ? withQuantity(line, quantity) : line)));
  const add = (skuId: string, quantity: number) => {
    const before = lines.find(({ skuUuid }) => skuUuid === skuId);
    const had = before?.quantity ?? 0;
    const line = withQuantity(before ?? lineOf(skuId, 0), had + quantity);
    setLines(before ? lines.map((one) => (one === before ? line : one)) : [line, ...lines]);
    return line.quantity - had;
  };
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0);

  return (
    <MallardProvider locale="en-US" messages={enUS} navigate={navigate}>
      <ToastProvider screen={path}>
        <AppShell
          sidebarMode="none"
          bottomBar="actions"
          header={
            <SiteHeader brand={{ name: 'Stoneware', href: '/' }} account={null} cart={{ href: '/cart', count }} />
          }
          navBar={<NavBar title="Stoneware" backHref="/" />}
        >
          {path === '/cart' ? (
            <CartPage
              lines={lines}
              onChange={setLines}
              onSave={async (id, quantity) => set(id, quantity)}
              coupons={coupons}
              onCheckout={() => navigate('/checkout')}
            />
          ) : (
            <ProductPage
              product={product}
              cartCount={count}
              onAdd={async (skuId, quantity) => add(skuId, quantity)}
              onBuy={() => navigate('/checkout')}
            />
          )}
        </AppShell>
      </ToastProvider>
    </MallardProvider>
  );
}
