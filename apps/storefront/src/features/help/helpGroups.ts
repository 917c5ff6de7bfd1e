import { offers } from '@mallard/domain/capabilities';
import type { Shop } from '@mallard/domain/contract';
import {
  cancelOrder,
  createPayment,
  type EndpointDescriptor,
  listCoupons,
  requestAfterSale,
  resetPassword,
  sendContactMessage,
} from '@mallard/domain/endpoints';
import type { Locale } from '@mallard/domain/messages';
import { freeShippingThreshold } from '@mallard/domain/rules';
import type { Translate } from '../../i18n/i18n.ts';
import { isBuiltInArticle } from '../../i18n/isBuiltInArticle.ts';

interface HelpTopic {
  id: string;
  question: string;
  answer: string;
}

interface HelpGroup {
  id: string;
  name: string;
  topics: HelpTopic[];
}

/** Endpoints without which the answer to a question is wrong. */
const requiredEndpoints: Readonly<Record<string, readonly EndpointDescriptor[]>> = {
  'how-to-pay': [createPayment],
  'payment-failed': [createPayment],
  'change-an-order': [cancelOrder, requestAfterSale],
  'return-window': [requestAfterSale],
  'arrived-broken': [requestAfterSale],
  warranty: [sendContactMessage],
  coupons: [listCoupons],
  'forgot-password': [resetPassword, sendContactMessage],
};

/** Services that the answer to a question explains. */
const services: Readonly<Record<string, string>> = {
  'return-window': 'sevenDayReturns',
  'arrived-broken': 'breakageCovered',
  warranty: 'twoYearWarranty',
};

/** Returns the questions and answers that are right for a shop, without groups that have none. */
export function helpGroups(shop: Shop, locale: Locale, t: Translate): HelpGroup[] {
  const isRight = ({ id }: HelpTopic) =>
    (requiredEndpoints[id] ?? []).every((endpoint) => offers(shop, endpoint)) &&
    (services[id] === undefined || shop.services.includes(services[id]));
  const isSample = isBuiltInArticle('about', shop);
  // Without those that this version doesn't know.
  const methodNames: Readonly<Record<string, string>> = t('shell:paymentMethods', { returnObjects: true });
  const variables = {
    paymentMethods: new Intl.ListFormat(locale, { type: 'disjunction' }).format(
      shop.paymentMethods.flatMap((method) => (Object.hasOwn(methodNames, method) ? (methodNames[method] ?? []) : [])),
    ),
    shippingFees: shippingFees(shop, t),
  };
  return t('help:groups', { returnObjects: true, ...variables })
    .map(({ id, name, topics }) => ({
      id,
      name,
      topics: topics
        .map((topic) => ({
          id: topic.id,
          question: topic.question,
          answer: isSample && 'sampleAnswer' in topic ? topic.sampleAnswer : topic.answer,
        }))
        .filter(isRight),
    }))
    .filter(({ topics }) => topics.length > 0);
}

function shippingFees(shop: Shop, t: Translate): string {
  const { shippingMethods } = shop;
  const standard = t(
    freeShippingThreshold(shop) === null ? 'help:shippingFees.standard' : 'help:shippingFees.standardFree',
  );
  const express = t('help:shippingFees.express');
  if (!shippingMethods.standard) return express;
  return shippingMethods.express ? t('help:shippingFees.both', { standard, express }) : standard;
}
