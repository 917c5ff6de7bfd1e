import { DEFAULT_SHOP, type Shop } from '@mallard/domain/contract';
import type { HashPasswordOptions } from '@mallard/domain/password';

/** Settings of the offline shop besides its sample data. */
export interface OfflineSettings {
  /** The shop's response to `GET /api/shop`. */
  shopSettings: Shop;
  /** How clients hash passwords. */
  passwordHashing: HashPasswordOptions;
  /**
   * Who may have an account: `demo` allows the demo account only, all others get an error that they need a connection;
   * `open` allows registration, for tests.
   */
  accounts: 'demo' | 'open';
  /** Milliseconds until a payment is approved automatically; `null` to wait for `approvePayment`. */
  approveAfter: number | null;
  /** Milliseconds until the code of a payment expires, limited by the deadline of its order. */
  codeLasts: number;
  /** Milliseconds until a paid order is shipped. */
  shipAfter: number;
  /** Milliseconds that the seller needs for each step of a return or refund. */
  afterSaleDelay: number;
  /** Average milliseconds between two events of a parcel; `null` for the duration of its shipping method. */
  parcelStep: number | null;
  /** The secret of payment callbacks; `null` refuses all of them. */
  callbackSecret: string | null;
  /** Returns the URL of the approval page of a payment. */
  payUrl: (paymentId: string, orderId: string) => string;
  /** Creates a URL for an uploaded picture. */
  pictureUrl: (picture: Blob) => string;
}

/** A gray square: pictures cannot be stored unless the host provides `pictureUrl`. */
const NO_PICTURE =
  'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 viewBox=%220 0 1 1%22%3E%3Cpath fill=%22%23ccc%22 d=%22M0 0h1v1H0z%22/%3E%3C/svg%3E';

export const defaultSettings: OfflineSettings = {
  shopSettings: DEFAULT_SHOP,
  passwordHashing: { salt: 'mallard.v1' },
  accounts: 'demo',
  approveAfter: 5_000,
  codeLasts: Number.POSITIVE_INFINITY,
  shipAfter: 30_000,
  afterSaleDelay: 20_000,
  parcelStep: null,
  callbackSecret: null,
  payUrl: (paymentId) => `/pay/offline/${paymentId}`,
  pictureUrl: () => NO_PICTURE,
};
