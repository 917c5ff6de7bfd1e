import type { Product, Shop } from '@mallard/domain/contract';
import { createPriceFormat, type Minor, minor, toDecimal } from '@mallard/domain/money';
import { AFTER_SALE_WITHIN_MS, offeredShippingMethods, shippingFee, shippingTermsOf } from '@mallard/domain/rules';
import { offeredLocales } from '../i18n/offeredLocales.ts';
import { withBase } from './basePath.ts';
import { inLocale, linkedLocale } from './linkedLocale.ts';
import { isOfferedRoute } from './offeredRoutes.ts';
import { pathOf, paths } from './routes.ts';
import type { ScreenContext } from './screenModule.ts';

// Structured data (https://schema.org) as Google documents it: https://developers.google.com/search/docs/appearance/structured-data

const CONTEXT = 'https://schema.org';
/** Days until the parcel is handed to the carrier. */
const HANDLING_DAYS = { min: 0, max: 1 };
const DAY_MS = 86_400_000;
const MAX_RATING = 5;

type PageContext = Pick<ScreenContext, 'origin' | 'search' | 'shop'>;

/** Returns the URL of a page, with the same language parameter as the current URL. */
function urlOf({ origin, search, shop }: PageContext, path: string): string {
  return origin + inLocale(path, linkedLocale(search.toString(), offeredLocales(shop)));
}

/** Formats an amount for schema.org. @example toDecimalPrice(minor(128000), 'CNY') // '1280.00' */
export function toDecimalPrice(amount: Minor, currency: string): string {
  return toDecimal(amount, createPriceFormat({ currency }).digits);
}

/** Returns the breadcrumbs of a page, from the home page to the page itself. */
export function breadcrumbData(page: PageContext, crumbs: readonly { name: string; path: string }[]): object {
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: urlOf(page, path),
    })),
  };
}

/** Returns the products of a list page. @param first position of the first one in the whole list, from 1 */
export function itemListData(page: PageContext, products: readonly { id: string; title: string }[], first = 1): object {
  return {
    '@context': CONTEXT,
    '@type': 'ItemList',
    numberOfItems: products.length,
    itemListElement: products.map(({ id, title }, index) => ({
      '@type': 'ListItem',
      position: first + index,
      name: title,
      url: urlOf(page, paths.product(id)),
    })),
  };
}

/** Questions with their answers. */
export function faqData(topics: readonly { question: string; answer: string }[]): object {
  return {
    '@context': CONTEXT,
    '@type': 'FAQPage',
    mainEntity: topics.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

/** The shop as an organization and as a site that can be searched. */
export function siteData(page: PageContext, { name, description }: { name: string; description: string }): object[] {
  const { origin, shop } = page;
  const { email, phone } = shop.support;
  const home = urlOf(page, paths.home());
  return [
    {
      '@context': CONTEXT,
      '@type': 'OnlineStore',
      name,
      ...(description !== '' && { description }),
      url: home,
      logo: new URL(withBase(shop.logo ?? '/icons/512.png'), origin).href,
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'customer service',
        ...(isOfferedRoute('contact', shop) && { url: urlOf(page, paths.contact()) }),
        ...(email !== null && { email }),
        ...(phone !== null && { telephone: phone }),
        availableLanguage: offeredLocales(shop),
      },
      ...(shop.services.includes('sevenDayReturns') && { hasMerchantReturnPolicy: returnPolicy(page) }),
    },
    {
      '@context': CONTEXT,
      '@type': 'WebSite',
      name,
      url: home,
      ...(isOfferedRoute('search', shop) && { potentialAction: searchAction(page) }),
    },
  ];
}

function searchAction(page: PageContext): object {
  return {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      // Not built with URLSearchParams, which would escape the braces.
      urlTemplate: `${page.origin}${pathOf('search')}?keyword={search_term_string}${languageQuery(page)}`,
    },
    'query-input': 'required name=search_term_string',
  };
}

function languageQuery({ search, shop }: PageContext): string {
  const locale = linkedLocale(search.toString(), offeredLocales(shop));
  return locale === null ? '' : `&lang=${locale}`;
}

/** Returns a product with offer, rating, shipping and return policy. @param brand used if the product has none */
export function productData(page: PageContext, product: Product, { brand }: { brand: string }): object {
  const { id, title, subtitle, images, categories, rating, reviewCount } = product;
  return {
    '@context': CONTEXT,
    '@type': 'Product',
    name: title,
    description: subtitle || title,
    sku: id,
    url: urlOf(page, paths.product(id)),
    image: images.map(({ url }) => new URL(withBase(url), page.origin).href),
    brand: { '@type': 'Brand', name: brand },
    ...(categories.length > 0 && { category: categories.map(({ name }) => name).join(' > ') }),
    offers: offerData(page, product),
    ...(reviewCount > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: rating,
        reviewCount,
        bestRating: MAX_RATING,
        worstRating: 1,
      },
    }),
  };
}

/** Returns the offer of a product, with a price range if it has several SKUs. */
function offerData(page: PageContext, product: Product): object {
  const { id, price, stock, skus, services, deal } = product;
  const { currency } = page.shop;
  const prices = skus.map((sku) => sku.price);
  const shared = {
    url: urlOf(page, paths.product(id)),
    priceCurrency: currency,
    availability: `${CONTEXT}/${stock > 0 ? 'InStock' : 'OutOfStock'}`,
    itemCondition: `${CONTEXT}/NewCondition`,
    ...(deal && { priceValidUntil: deal.endTime }),
    shippingDetails: shippingDetails(price, page.shop),
    ...(services.includes('sevenDayReturns') && { hasMerchantReturnPolicy: returnPolicy(page) }),
  };
  if (skus.length < 2) return { '@type': 'Offer', price: toDecimalPrice(price, currency), ...shared };
  return {
    '@type': 'AggregateOffer',
    lowPrice: toDecimalPrice(price, currency),
    highPrice: toDecimalPrice(minor(Math.max(price, ...prices)), currency),
    offerCount: skus.length,
    ...shared,
  };
}

function shippingDetails(price: Minor, shop: Shop): object {
  const { currency, countries } = shop;
  const [method] = offeredShippingMethods(shop);
  const [min, max] = shippingTermsOf(shop, method).days;
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: {
      '@type': 'MonetaryAmount',
      value: toDecimalPrice(shippingFee(shop, method, price), currency),
      currency,
    },
    shippingDestination: countries.map((country) => ({ '@type': 'DefinedRegion', addressCountry: country })),
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      handlingTime: dayRange(HANDLING_DAYS),
      transitTime: dayRange({ min, max }),
    },
  };
}

function dayRange({ min, max }: { min: number; max: number }): object {
  return { '@type': 'QuantitativeValue', minValue: min, maxValue: max, unitCode: 'DAY' };
}

/** Describes the return policy: within some days of receipt, by mail, at the customer's cost. */
function returnPolicy(page: PageContext): object {
  return {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: page.shop.countries,
    returnPolicyCategory: `${CONTEXT}/MerchantReturnFiniteReturnWindow`,
    merchantReturnDays: AFTER_SALE_WITHIN_MS / DAY_MS,
    returnMethod: `${CONTEXT}/ReturnByMail`,
    returnFees: `${CONTEXT}/ReturnFeesCustomerResponsibility`,
    merchantReturnLink: `${urlOf(page, paths.help())}#return-window`,
  };
}
