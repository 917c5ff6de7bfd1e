import type { PaymentMethod } from '@mallard/domain/contract';
import type { Locale } from '@mallard/domain/messages';
import { createPriceFormat, type Minor } from '@mallard/domain/money';
import { serverMessages } from '@mallard/domain/serving';

/** Data of the payment page. */
export interface PayPage {
  locale: Locale;
  /** Path of the stylesheet. */
  style: string;
  /** Path of the shop's home page. */
  home: string;
  /** The payment, or `null` to show that it doesn't exist. */
  payment: {
    /** Path of the page. The forms post to `/approve` and `/decline` under it. */
    path: string;
    orderNumber: string;
    amount: Minor;
    currency: string;
    method: PaymentMethod;
    isOpen: boolean;
    /** URL for leaving without a decision: the choice of payment methods. */
    back: string;
  } | null;
  /** Whether the shop failed to process the last decision. */
  isUndelivered?: boolean;
}

/** Renders the page: two forms and a back link, without scripts or inline styles. */
export function renderPayPage({ locale, style, home, payment, isUndelivered = false }: PayPage): string {
  const messages = serverMessages[locale].simulatedPayment;
  const facts = payment
    ? `<dl>
<dt>${messages.amount}</dt><dd class="amount">${escapeHtml(createPriceFormat({ locale, currency: payment.currency }).format(payment.amount))}</dd>
<dt>${messages.order}</dt><dd>${escapeHtml(payment.orderNumber)}</dd>
<dt>${messages.method}</dt><dd>${messages.methods[payment.method]}</dd>
</dl>`
    : `<p role="alert">${messages.missing}</p>`;
  const choices = payment?.isOpen
    ? `<form method="post" action="${escapeHtml(payment.path)}/approve"><button class="approve">${messages.approve}</button></form>
<form method="post" action="${escapeHtml(payment.path)}/decline"><button>${messages.decline}</button></form>`
    : '';
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${messages.title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${escapeHtml(style)}">
</head>
<body>
<main>
<h1>${messages.title}</h1>
<p>${messages.hint}</p>
${isUndelivered ? `<p role="alert">${messages.undelivered}</p>` : ''}
${facts}
${choices}
<p><a href="${escapeHtml(payment?.back ?? home)}">${messages.back}</a></p>
</main>
</body>
</html>
`;
}

/** Styles of the page. Colors follow the shop's light and dark themes, by system preference. */
export const payPageStyle = `:root { color-scheme: light dark; font-family: system-ui, sans-serif; line-height: 1.5; }
body { margin: 0; }
main { max-inline-size: 26rem; margin-inline: auto; padding: 2rem 1rem; }
h1 { font-size: 1.25rem; }
dl { display: grid; grid-template-columns: auto 1fr; gap: .5rem 1rem; }
dd { margin: 0; text-align: end; overflow-wrap: anywhere; }
.amount { font-size: 1.5rem; font-weight: 700; }
button { inline-size: 100%; min-block-size: 3rem; margin-block: .25rem; font: inherit; border: 1px solid currentColor; border-radius: .75rem; background: none; color: inherit; cursor: pointer; }
.approve { background: #1f5c43; border-color: #1f5c43; color: #fff; }
a { color: inherit; display: inline-block; padding-block: .75rem; }
`;

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
