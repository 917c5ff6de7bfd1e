import type { HashPasswordOptions } from '@mallard/domain/password';

/** How the offline shop behaves where the sample does not say. */
export interface OfflineSettings {
  /** How clients hash passwords. */
  passwordHashing: HashPasswordOptions;
  /**
   * Who may have an account: `demo` the demo account alone, everybody else reads that they need a connection; `open`
   * anyone who registers, as tests want it.
   */
  accounts: 'demo' | 'open';
  /** After how many milliseconds a payment approves itself; `null` to wait for `approvePayment`. */
  approveAfter: number | null;
  /** For how many milliseconds the code of a payment can be used, at most as long as its order waits. */
  codeLasts: number;
  /** After how many milliseconds a paid order is shipped. */
  shipAfter: number;
  /** How many milliseconds the seller takes for each step of a return or refund. */
  afterSaleDelay: number;
  /** Average milliseconds between two events of a parcel; `null` for as long as its shipping method takes. */
  parcelStep: number | null;
  /** The secret that payment callbacks are signed with; nobody knows it when it is `null`. */
  callbackSecret: string | null;
  /** Where a payment would be approved. */
  payUrl: (paymentId: string, orderId: string) => string;
  /** Makes an address under which an uploaded picture can be shown. */
  pictureUrl: (picture: Blob) => string;
}

/** A grey square: there is nowhere to put pictures unless the host says so. */
const NO_PICTURE =
  'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 viewBox=%220 0 1 1%22%3E%3Cpath fill=%22%23ccc%22 d=%22M0 0h1v1H0z%22/%3E%3C/svg%3E';

export const defaultSettings: OfflineSettings = {
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
