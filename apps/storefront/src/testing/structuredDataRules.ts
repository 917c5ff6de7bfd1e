/** Properties that Google requires of each type: https://developers.google.com/search/docs/appearance/structured-data */
const required: Readonly<Record<string, readonly string[]>> = {
  AggregateOffer: ['lowPrice', 'highPrice', 'offerCount', 'priceCurrency', 'availability', 'shippingDetails'],
  AggregateRating: ['ratingValue', 'reviewCount', 'bestRating'],
  Answer: ['text'],
  Brand: ['name'],
  BreadcrumbList: ['itemListElement'],
  ContactPoint: ['contactType', 'url'],
  DefinedRegion: ['addressCountry'],
  EntryPoint: ['urlTemplate'],
  FAQPage: ['mainEntity'],
  ItemList: ['itemListElement'],
  ListItem: ['position', 'name'],
  MerchantReturnPolicy: [
    'applicableCountry',
    'returnPolicyCategory',
    'merchantReturnDays',
    'returnMethod',
    'returnFees',
  ],
  MonetaryAmount: ['value', 'currency'],
  Offer: ['price', 'priceCurrency', 'availability', 'shippingDetails'],
  OfferShippingDetails: ['shippingRate', 'shippingDestination', 'deliveryTime'],
  OnlineStore: ['name', 'url', 'logo', 'hasMerchantReturnPolicy'],
  Product: ['name', 'image', 'description', 'brand', 'offers', 'sku'],
  QuantitativeValue: ['minValue', 'maxValue', 'unitCode'],
  Question: ['name', 'acceptedAnswer'],
  SearchAction: ['target', 'query-input'],
  ShippingDeliveryTime: ['handlingTime', 'transitTime'],
  WebSite: ['name', 'url', 'potentialAction'],
};

const checks: Readonly<Record<string, (value: unknown) => boolean>> = {
  availability: (value) => /^https:\/\/schema\.org\/(?:InStock|OutOfStock)$/.test(String(value)),
  image: (value) => Array.isArray(value) && value.length > 0 && value.every(isAbsolute),
  item: isAbsolute,
  itemListElement: (value) => Array.isArray(value) && value.length > 0,
  logo: isAbsolute,
  mainEntity: (value) => Array.isArray(value) && value.length > 0,
  offerCount: (value) => Number(value) > 1,
  price: isDecimal,
  highPrice: isDecimal,
  lowPrice: isDecimal,
  position: (value) => Number.isInteger(value) && Number(value) >= 1,
  priceCurrency: (value) => value === 'CNY',
  url: isAbsolute,
};

function isAbsolute(value: unknown): boolean {
  return URL.canParse(String(value));
}

function isDecimal(value: unknown): boolean {
  return /^\d+\.\d{2}$/.test(String(value));
}

/**
 * Returns the errors of structured data: types without a rule, and properties that are missing, empty or malformed.
 *
 * @example structuredDataFaults({ '@type': 'Answer' }) // ['Answer.text']
 */
export function structuredDataFaults(data: unknown): string[] {
  if (Array.isArray(data)) return data.flatMap(structuredDataFaults);
  if (typeof data !== 'object' || data === null) return [];
  const entries: Readonly<Record<string, unknown>> = { ...data };
  const type = String(entries['@type']);
  const properties = required[type];
  if (!properties) return [`${type} has no rule`];
  const missing = properties.filter((name) => entries[name] === undefined || entries[name] === '');
  const malformed = Object.entries(entries).filter(([name, value]) => checks[name]?.(value) === false);
  return [
    ...[...missing, ...malformed.map(([name]) => name)].map((name) => `${type}.${name}`),
    ...Object.values(entries).flatMap(structuredDataFaults),
  ];
}
