import { defineConfig } from 'tsup';
import supportedBrowsers from '../../supportedBrowsers.json' with { type: 'json' };

export default defineConfig({
  entry: {
    auth: 'src/auth/authMachine.ts',
    cart: 'src/cart/cartMachine.ts',
    checkout: 'src/checkout/checkoutMachine.ts',
    network: 'src/network/networkMachine.ts',
    orders: 'src/orders/ordersMachine.ts',
    payment: 'src/payment/paymentMachine.ts',
    react: 'src/react/index.ts',
    session: 'src/auth/sessionEffects.ts',
    upload: 'src/upload/uploadMachine.ts',
    testing: 'src/testing/index.ts',
  },
  format: 'esm',
  target: supportedBrowsers,
  dts: true,
  splitting: true,
  treeshake: { moduleSideEffects: false },
  clean: true,
  sourcemap: true,
});
