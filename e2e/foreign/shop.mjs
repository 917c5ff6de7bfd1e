/** The settings of the shop: `GET /api/shop`. */
export const shop = {
  name: { 'en-US': 'Portland Light & Chair' },
  logo: '/images/90-64x64.svg',
  locales: ['en-US'],
  currency: 'USD',
  timeZone: 'America/Los_Angeles',
  countries: ['US'],
  paymentMethods: ['card'],
  shippingMethods: { standard: { fee: 595, days: [3, 6] }, express: { fee: 1995, days: [1, 2] } },
  freeShippingFrom: 7500,
};
