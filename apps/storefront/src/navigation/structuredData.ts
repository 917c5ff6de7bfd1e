import type { Product } from '@mallard/domain/contract';
import { type Minor, minor, toPriceParts } from '@mallard/domain/money';
import { shippingFee } from '@mallard/domain/rules';
import { paths, routes } from '../app/routes.ts';
import { inLocale, linkedLocale } from '../i18n/linkedLocale.ts';
import { offeredLocales } from '../i18n/offeredLocales.ts';
import type { ScreenContext } from './screenModule.ts';

// Structured data (https://schema.org) as Google documents it: https://developers.google.com/search/docs/appearance/structured-data

const CONTEXT = 'https://schema.org';
const COUNTRY = 'CN';
/** The currency of every price of the contract. */
export const CURRENCY = 'CNY';
/** Days on the way by standard shipping, and until the parcel is handed over. */
const TRANSIT_DAYS = { min: 2, max: 5 };
const HANDLING_DAYS = { min: 0, max: 1 };
const RETURN_DAYS = 7;
const MOST_STARS = 5;

type Place = Pick<ScreenContext, 'origin' | 'search'>;

/** Returns the address of a page, in the language that the address of this one names. */
function urlOf({ origin, search }: Place, path: string): string {
  return origin + inLocale(path, linkedLocale(search.toString()));
}

/** Formats an amount as schema.org wants it: `1280.00`. */
export function toDecimal(amount: Minor): string {
  const { integer, fraction } = toPriceParts(amount);
  return `${integer.replaceAll(',', '')}.${fraction}`;
}

/** Where a page is in the shop, from the home page down to itself. */
export function breadcrumbData(place: Place, crumbs: readonly { name: string; path: string }[]): object {
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: urlOf(place, path),
    })),
  };
}

/** The products of a list page, each with the address of its own page. @param first number of the first one in the whole list */
export function itemListData(place: Place, products: readonly { id: string; title: string }[], first = 1): object {
  return {
    '@context': CONTEXT,
    '@type': 'ItemList',
    numberOfItems: products.length,
    itemListElement: products.map(({ id, title }, index) => ({
      '@type': 'ListItem',
      position: first + index,
      name: title,
      url: urlOf(place, paths.product(id)),
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
export function siteData(place: Place, shop: { name: string; description: string }): object[] {
  const { origin } = place;
  const home = urlOf(place, paths.home());
  return [
    {
      '@context': CONTEXT,
      '@type': 'OnlineStore',
      name: shop.name,
      description: shop.description,
      url: home,
      logo: `${origin}/icons/512.png`,
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'customer service',
        url: urlOf(place, paths.contact()),
        availableLanguage: offeredLocales,
      },
      hasMerchantReturnPolicy: returnPolicy(place),
    },
    {
      '@context': CONTEXT,
      '@type': 'WebSite',
      name: shop.name,
      url: home,
      potentialAction: {
        '@type': 'SearchAction',
        target: {
          '@type': 'EntryPoint',
          // As text: the braces of the template must not be escaped.
          urlTemplate: `${origin}${routes.search.path}?keyword={search_term_string}${languageQuery(place)}`,
        },
        'query-input': 'required name=search_term_string',
      },
    },
  ];
}

function languageQuery({ search }: Place): string {
  const locale = linkedLocale(search.toString());
  return locale === null ? '' : `&lang=${locale}`;
}

/** A product with what it costs, whether it can be bought, how it is rated, sent and returned. @param brand used when the product names none */
export function productData(place: Place, product: Product, { brand }: { brand: string }): object {
  const { id, title, subtitle, images, categories, rating, reviewCount } = product;
  return {
    '@context': CONTEXT,
    '@type': 'Product',
    name: title,
    description: subtitle || title,
    sku: id,
    url: urlOf(place, paths.product(id)),
    image: images.map(({ url }) => new URL(url, place.origin).href),
    brand: { '@type': 'Brand', name: brand },
    ...(categories.length > 0 && { category: categories.map(({ name }) => name).join(' > ') }),
    offers: offerData(place, product),
    ...(reviewCount > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: rating,
        reviewCount,
        bestRating: MOST_STARS,
        worstRating: 1,
      },
    }),
  };
}

/** One offer; of a product with several SKUs the range of their prices. */
function offerData(place: Place, product: Product): object {
  const { id, price, stock, skus, services, deal } = product;
  const prices = skus.map((sku) => sku.price);
  const shared = {
    url: urlOf(place, paths.product(id)),
    priceCurrency: CURRENCY,
    availability: `${CONTEXT}/${stock > 0 ? 'InStock' : 'OutOfStock'}`,
    itemCondition: `${CONTEXT}/NewCondition`,
    ...(deal && { priceValidUntil: deal.endTime }),
    shippingDetails: shippingDetails(price),
    ...(services.includes('sevenDayReturns') && { hasMerchantReturnPolicy: returnPolicy(place) }),
  };
  if (skus.length < 2) return { '@type': 'Offer', price: toDecimal(price), ...shared };
  return {
    '@type': 'AggregateOffer',
    lowPrice: toDecimal(price),
    highPrice: toDecimal(minor(Math.max(price, ...prices))),
    offerCount: skus.length,
    ...shared,
  };
}

function shippingDetails(price: Minor): object {
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: {
      '@type': 'MonetaryAmount',
      value: toDecimal(shippingFee('standard', price)),
      currency: CURRENCY,
    },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: COUNTRY },
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      handlingTime: dayRange(HANDLING_DAYS),
      transitTime: dayRange(TRANSIT_DAYS),
    },
  };
}

function dayRange({ min, max }: { min: number; max: number }): object {
  return { '@type': 'QuantitativeValue', minValue: min, maxValue: max, unitCode: 'DAY' };
}

/** Returns within seven days of receipt, by post, at the shopper's cost. */
function returnPolicy(place: Place): object {
  return {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: COUNTRY,
    returnPolicyCategory: `${CONTEXT}/MerchantReturnFiniteReturnWindow`,
    merchantReturnDays: RETURN_DAYS,
    returnMethod: `${CONTEXT}/ReturnByMail`,
    returnFees: `${CONTEXT}/ReturnFeesCustomerResponsibility`,
    merchantReturnLink: `${urlOf(place, paths.help())}#return-window`,
  };
}
