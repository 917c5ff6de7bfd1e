import type { PaymentMethod } from '@mallard/domain/contract';
import { isLocale, type Locale, localeOf } from '@mallard/domain/messages';
import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { orders, payments } from '../db/schema/index.ts';
import { SIGNATURE_HEADER, signCallback } from './callbackSignature.ts';
import type { PaymentGateway } from './paymentGateway.ts';
import { type PayPage, payPageStyle, renderPayPage } from './payPage.ts';

const PREFIX = '/pay/simulated';
const STYLE = `${PREFIX}/style.css`;
const PAGE = /^\/pay\/simulated\/([0-9a-f-]{36})(?:\/(approve|decline))?$/;
const POLICY =
  "default-src 'none'; style-src 'self'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** What the simulated provider needs. */
export interface SimulatedGatewayOptions {
  db: Database;
  clock: () => Date;
  /** Signs what it reports. */
  secret: string;
  /** Sends its report to the shop. */
  callback: (request: Request) => Promise<Response>;
}

/** A payment provider that takes no money: the shopper says on its page whether the payment succeeds. */
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
  const [, id, decision] = PAGE.exec(pathname) ?? [];
  const found = id === undefined ? undefined : await findPayment(options, id);
  if (!found) return showPage({ locale, style: STYLE, payment: null }, 404);
  const page: PayPage = { locale, style: STYLE, payment: found.shown };
  // Back from the shop leads here: a page on which nothing can be done would be a dead end.
  if (decision === undefined) return found.shown.isOpen ? showPage(page, 200) : redirect(found.result);
  if (request.method !== 'POST') return redirect(`${PREFIX}/${id}`);
  if (found.shown.isOpen && !(await report(found, decision === 'approve' ? 'PAID' : 'FAILED', options)))
    return showPage({ ...page, isUndelivered: true }, 502);
  return redirect(found.result);
}

interface FoundPayment {
  payment: typeof payments.$inferSelect;
  shown: NonNullable<PayPage['payment']>;
  /** Where the shop shows the outcome. */
  result: string;
}

async function findPayment({ db, clock }: SimulatedGatewayOptions, id: string): Promise<FoundPayment | undefined> {
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
      path: `${PREFIX}/${id}`,
      orderNumber,
      amount: payment.amount,
      method: payment.method satisfies PaymentMethod,
      isOpen: payment.status === 'pending' && clock() < payment.expiresAt,
      back: `/payment/${payment.orderId}`,
    },
    result: `/payment-result?orderUuid=${payment.orderId}`,
  };
}

/** Tells the shop, as a provider does. The same decision has the same event id, so that a double click is one event. */
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

/** The language that the shop's page was in, which it keeps in a cookie; else the browser's. */
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

/** 303: what was a POST goes on as a GET. */
function redirect(location: string): Response {
  return new Response(null, { status: 303, headers: { Location: location } });
}
