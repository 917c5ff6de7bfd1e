import { type PaymentMethod, SIGNATURE_HEADER } from '@mallard/domain/contract';
import { isLocale, type Locale, localeOf } from '@mallard/domain/messages';
import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { orders, payments } from '../db/schema/index.ts';
import { signCallback } from './callbackSignature.ts';
import type { PaymentGateway } from './paymentGateway.ts';
import { type PayPage, payPageStyle, renderPayPage } from './payPage.ts';

const PREFIX = '/pay/simulated';
const STYLE = `${PREFIX}/style.css`;
const PAGE = /^\/pay\/simulated\/([0-9a-f-]{36})(?:\/(approve|decline))?$/;
const POLICY =
  "default-src 'none'; style-src 'self'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** Options for `createSimulatedGateway`. */
export interface SimulatedGatewayOptions {
  db: Database;
  clock: () => Date;
  /** Path below which the shop is served. */
  basePath: string;
  /** Secret that signs callbacks. */
  secret: string;
  /** Sends a callback to the shop. */
  callback: (request: Request) => Promise<Response>;
}

/** Creates a mock payment provider: the user decides on its page whether the payment succeeds. */
export function createSimulatedGateway(options: SimulatedGatewayOptions): PaymentGateway {
  return {
    name: 'simulated',
    payUrl: (paymentId) => `${PREFIX}/${paymentId}`,
    refund: async () => {},
    pages: { prefix: PREFIX, fetch: (request) => answer(request, options) },
  };
}

async function answer(request: Request, options: SimulatedGatewayOptions): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (pathname === STYLE) return respond(payPageStyle, 200, 'text/css');
  const locale = pageLocale(request.headers);
  const style = options.basePath + STYLE;
  const [, id, decision] = PAGE.exec(pathname) ?? [];
  const payment = id === undefined ? undefined : await findPayment(options, id);
  if (!payment) return showPage({ locale, style, home: `${options.basePath}/`, payment: null }, 404);
  const page: PayPage = { locale, style, home: `${options.basePath}/`, payment: payment.shown };
  // The browser's back button leads here after payment. Redirect, because the page would have no action left.
  if (decision === undefined) return payment.shown.isOpen ? showPage(page, 200) : redirect(payment.result);
  if (request.method !== 'POST') return redirect(`${PREFIX}/${id}`);
  if (payment.shown.isOpen && !(await report(payment, decision === 'approve' ? 'PAID' : 'FAILED', options)))
    return showPage({ ...page, isUndelivered: true }, 502);
  return redirect(payment.result);
}

interface FoundPayment {
  payment: typeof payments.$inferSelect;
  shown: NonNullable<PayPage['payment']>;
  /** Returns the URL where the shop shows the result. */
  result: string;
}

async function findPayment(
  { db, clock, basePath }: SimulatedGatewayOptions,
  id: string,
): Promise<FoundPayment | undefined> {
  const [row] = await db
    .select({ payment: payments, orderNumber: orders.orderNumber })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(eq(payments.id, id));
  if (!row) return undefined;
  const { payment, orderNumber } = row;
  return {
    payment,
    shown: {
      path: `${basePath}${PREFIX}/${id}`,
      orderNumber,
      amount: payment.amount,
      currency: payment.currency,
      method: payment.method satisfies PaymentMethod,
      isOpen: payment.status === 'pending' && clock() < payment.expiresAt,
      back: `${basePath}/payment/${payment.orderId}`,
    },
    result: `/payment-result?orderUuid=${payment.orderId}`,
  };
}

/** Sends a callback to the shop. The same decision has the same event id, so that a double click is one event. */
async function report(
  { payment: { id: paymentId, orderId, amount, currency } }: FoundPayment,
  status: 'PAID' | 'FAILED',
  { clock, secret, callback }: SimulatedGatewayOptions,
): Promise<boolean> {
  const eventId = `${paymentId}:${status}`;
  const body = JSON.stringify({ eventId, paymentId, orderId, amount, currency, status });
  const seconds = Math.floor(clock().getTime() / 1000);
  const response = await callback(
    new Request('http://mallard.invalid/api/payments/callback', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', [SIGNATURE_HEADER]: signCallback(body, seconds, secret) },
      body,
    }),
  );
  return response.ok;
}

/** Returns the locale of the shop's language cookie, otherwise of the browser. */
function pageLocale(headers: Headers): Locale {
  const [, cookie] = /(?:^|;\s*)locale=([\w-]+)/.exec(headers.get('cookie') ?? '') ?? [];
  return isLocale(cookie) ? cookie : localeOf(headers.get('accept-language'));
}

function showPage(page: PayPage, status: number): Response {
  return respond(renderPayPage(page), status, 'text/html');
}

function respond(body: string, status: number, type: string): Response {
  return new Response(body, {
    status,
    headers: {
      'Content-Type': `${type}; charset=utf-8`,
      'Content-Security-Policy': POLICY,
      'Cache-Control': type === 'text/css' ? 'public, max-age=3600' : 'no-store',
    },
  });
}

/** Redirects with 303, so that the browser follows a POST with a GET. */
function redirect(location: string): Response {
  return new Response(null, { status: 303, headers: { Location: location } });
}
