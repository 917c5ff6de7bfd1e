import * as v from 'valibot';
import { contactMessageRule, contactNameRule, contactRule } from '../validation/contact.ts';
import { defineEndpoint } from './endpoint.ts';
import { field } from './field.ts';
import { instant, nothing, text } from './scalars.ts';
import { shop } from './shop.ts';

export const getHealth = defineEndpoint({
  name: 'getHealth',
  area: 'service',
  method: 'GET',
  path: '/health',
  summary: "Whether the process responds. Doesn't check the database, see /ready.",
  access: 'public',
  budget: 'quick',
  freshFor: 0,
  data: v.object({ status: v.literal('ok'), time: instant, version: text(40) }),
});

export const getReady = defineEndpoint({
  name: 'getReady',
  area: 'service',
  method: 'GET',
  path: '/ready',
  summary:
    'Whether the service can take traffic: its database answers, its migrations are done, its folders can be written to, it is not stopping.',
  access: 'public',
  budget: 'quick',
  freshFor: 0,
  data: v.object({ status: v.literal('ready') }),
});

export const ping = defineEndpoint({
  name: 'ping',
  area: 'service',
  method: 'GET',
  path: '/api/ping',
  summary: 'The shortest possible response. Also for HEAD.',
  access: 'public',
  budget: 'quick',
  freshFor: 0,
  data: v.object({ time: instant }),
});

export const reportError = defineEndpoint({
  name: 'reportError',
  area: 'service',
  method: 'POST',
  path: '/api/error-report',
  summary: 'Reports an error in a browser, without personal data.',
  access: 'public',
  repeat: 'never',
  budget: 'quick',
  body: v.strictObject({
    type: text(40, 1),
    error: v.strictObject({
      name: text(100),
      message: text(1000),
      stack: v.optional(text(8000)),
      code: v.optional(text(60)),
      status: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999))),
      url: v.optional(text(500)),
      method: v.optional(text(10)),
    }),
    timestamp: instant,
    context: v.optional(v.pipe(v.record(text(60), text(500)), v.maxEntries(20, 'MAX_ENTRIES')), {}),
  }),
  data: nothing,
});

export const sendContactMessage = defineEndpoint({
  name: 'sendContactMessage',
  area: 'service',
  method: 'POST',
  path: '/api/contact',
  summary: 'Sends a message to the shop.',
  access: 'public',
  body: v.strictObject({
    name: field(contactNameRule),
    contact: field(contactRule),
    topic: v.picklist(['order', 'product', 'account', 'other'], 'TOPIC'),
    message: field(contactMessageRule),
  }),
  data: nothing,
});

export const getShop = defineEndpoint({
  name: 'getShop',
  area: 'service',
  method: 'GET',
  path: '/api/shop',
  summary: 'Settings of the shop: the currency of all amounts, and the time zone of dates.',
  access: 'public',
  data: shop,
});
