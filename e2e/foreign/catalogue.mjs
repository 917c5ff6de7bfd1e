// The products of the shop. Nothing in this folder imports a package of this repository: it is a server of another team.

/** @type {readonly { id: string, name: string }[]} */
const topics = [
  { id: '10', name: 'Lamps' },
  { id: '20', name: 'Chairs' },
];

/** One row per product: id, category, title, subtitle, cents, colors, sold, published. */
const rows = /** @type {const} */ ([
  ['1001', '10', 'Harbor Desk Lamp', 'Brass, with a linen cable', 12_900, ['Brass', 'Black'], 310, '2026-10-02'],
  ['1002', '10', 'Beacon Floor Lamp', 'Dims down to candlelight', 34_950, [], 120, '2026-11-10'],
  ['1003', '10', 'Pebble Night Light', 'Rechargeable', 2_499, [], 980, '2026-03-15'],
  ['1004', '10', 'Atlas Ceiling Lamp', 'Hand-blown glass', 48_000, [], 45, '2026-11-20'],
  ['1005', '20', 'Cedar Dining Chair', 'Solid cedar, oiled', 21_900, ['Natural', 'Smoked'], 260, '2026-08-08'],
  ['1006', '20', 'Prairie Rocking Chair', 'Folds flat', 39_900, [], 71, '2026-09-01'],
  ['1007', '20', 'Kettle Step Stool', 'Carries 330 lb', 6_450, [], 540, '2026-05-05'],
  ['1008', '20', 'Juniper Armchair', 'Wool from Oregon', 89_900, [], 18, '2026-11-24'],
]);

const hues = ['#7a5c3e', '#2f4858', '#86615c', '#4a6fa5', '#5b7553', '#a0522d', '#3d3d5c', '#6b705c'];

/** Returns a picture with a URL that is relative to this server. @param {string} id @param {string} alt */
export function pictureOf(id, alt, width = 800, height = 800) {
  return {
    url: `/images/${id}-${width}x${height}.svg`,
    alt,
    width,
    height,
    sources: [],
    color: null,
    placeholder: null,
  };
}

/** Returns the SVG of a picture; `null` for an unknown path. @param {string} path @returns {string | null} */
export function drawPicture(path) {
  const [, id = '', width, height] = /^\/images\/(\d+)-(\d{1,4})x(\d{1,4})\.svg$/.exec(path) ?? [];
  if (id === '') return null;
  const hue = hues[Number(id) % hues.length];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#f2efe9"/><circle cx="50%" cy="50%" r="30%" fill="${hue}"/></svg>`;
}

let nextSku = 5001;

/** SKUs by id, with the stock that is left. */
export const skus = new Map();

/** Products by id, as the contract returns them. */
export const products = new Map(rows.map((row) => [row[0], createProduct(row)]));

export const categories = topics.map(({ id, name }) => ({
  id,
  name,
  icon: '',
  parentUuid: null,
  level: 1,
  productCount: rows.filter(([, categoryId]) => categoryId === id).length,
  picture: pictureOf(id, name),
  children: [],
}));

/** @param {typeof rows[number]} row */
function createProduct([id, categoryUuid, title, subtitle, price, colors, sales, published]) {
  const own = (colors.length > 0 ? colors : [null]).map((color) => ({
    id: String(nextSku++),
    values: color === null ? {} : { color: color.toLowerCase() },
    price,
    originalPrice: null,
    stock: id === '1004' ? 12 : 400,
    limit: 20,
    image: null,
  }));
  for (const sku of own) skus.set(sku.id, { ...sku, productId: id, attributes: attributesOf(sku.values, colors) });
  const image = pictureOf(id, title);
  return {
    id,
    title,
    subtitle,
    price,
    hasPriceRange: false,
    originalPrice: null,
    image,
    sales,
    rating: 0,
    reviewCount: 0,
    tags: [],
    isNew: published >= '2026-11',
    publishTime: `${published}T12:00:00.000Z`,
    deal: null,
    categoryUuid,
    onlySkuUuid: own.length === 1 ? own[0]?.id : null,
    images: [image],
    description: [{ kind: 'paragraph', text: `${title}. ${subtitle}. Made in Portland, Oregon.` }],
    parameters: [{ name: 'Warranty', value: '5 years' }],
    services: [],
    specifications:
      colors.length === 0
        ? []
        : [
            {
              id: 'color',
              name: 'Color',
              values: colors.map((name) => ({ id: name.toLowerCase(), name, swatch: null, image: null })),
            },
          ],
    categories: topics.filter((topic) => topic.id === categoryUuid),
    skuIds: own.map((sku) => sku.id),
  };
}

/** @param {Record<string, string>} values @param {readonly string[]} colors */
function attributesOf(values, colors) {
  const color = colors.find((name) => name.toLowerCase() === values.color);
  return color === undefined ? [] : [{ name: 'Color', value: color }];
}

/** Returns a product with its SKUs and the stock of now. @param {any} product */
export function showProduct({ skuIds, ...product }) {
  const own = skuIds.map((/** @type {string} */ id) => {
    const { productId: _product, attributes: _attributes, ...sku } = skus.get(id);
    return sku;
  });
  const stock = own.reduce((/** @type {number} */ sum, /** @type {any} */ sku) => sum + sku.stock, 0);
  return { ...product, stock, skus: own };
}

/** Returns the part of a product that cards show. @param {any} product */
function summarize(product) {
  const {
    images: _i,
    description: _d,
    parameters: _p,
    services: _s,
    specifications: _f,
    skus: _k,
    categories: _c,
    ...summary
  } = showProduct(product);
  return summary;
}

const sorters = /** @type {Record<string, (a: any, b: any) => number>} */ ({
  comprehensive: (a, b) => b.sales - a.sales,
  sales: (a, b) => b.sales - a.sales,
  newest: (a, b) => b.publishTime.localeCompare(a.publishTime),
  priceAsc: (a, b) => a.price - b.price,
  priceDesc: (a, b) => b.price - a.price,
  rating: (a, b) => b.rating - a.rating,
});
export const sorts = Object.keys(sorters);

/** Returns the products that a query asks for, as cards show them. @param {Record<string, any>} query */
export function findProducts(query) {
  const { collection, sort } = query;
  const sorter = sorters[sort ?? (collection === 'new' ? 'newest' : 'comprehensive')];
  return matchesOf(query).toSorted(sorter).map(summarize);
}

/** @param {Record<string, any>} query */
function matchesOf({
  keyword,
  categoryUuid,
  collection,
  minPrice = 0,
  maxPrice = Infinity,
  inStock,
  onSale,
  attributes,
}) {
  return [...products.values()].filter(
    (product) =>
      hasWords(product, keyword) &&
      (categoryUuid === undefined || product.categoryUuid === categoryUuid) &&
      (collection === undefined || collection === 'hot' || (collection === 'new' && product.isNew)) &&
      product.price >= minPrice &&
      product.price <= maxPrice &&
      (!inStock || showProduct(product).stock > 0) &&
      !onSale &&
      hasAttributes(product, attributes),
  );
}

/** Whether title and subtitle contain all words. @param {any} product @param {string | undefined} keyword */
function hasWords({ title, subtitle }, keyword = '') {
  const text = `${title} ${subtitle}`.toLowerCase();
  const words = keyword.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.every((word) => text.includes(word));
}

/** Counts the products for each filter. @param {Record<string, any>} query */
export function countFacets({ attributes, ...query }) {
  const found = matchesOf({ ...query, attributes });
  const prices = found.map(({ price }) => price);
  const offered = [...products.values()].flatMap(({ specifications }) => specifications[0]?.values ?? []);
  const values = [...new Map(offered.map(({ id, name }) => [id, name]))].map(([id, name]) => ({
    id,
    name,
    swatch: null,
    count: matchesOf({ ...query, attributes: `color:${id}` }).length,
  }));
  const colors = values.filter(({ count }) => count > 0);
  return {
    price: prices.length > 0 ? { min: Math.min(...prices), max: Math.max(...prices) } : null,
    inStock: matchesOf({ ...query, attributes, inStock: true }).length,
    onSale: 0,
    attributes: colors.length > 0 ? [{ id: 'color', name: 'Color', values: colors }] : [],
  };
}

/** Any value of a group, all groups: `color:brass,black;size:m`. @param {any} product @param {string | undefined} attributes */
function hasAttributes({ skuIds }, attributes) {
  const groups = attributes?.split(';').map((group) => group.split(':')) ?? [];
  return skuIds.some((/** @type {string} */ id) =>
    groups.every(([name = '', values = '']) => values.split(',').includes(skus.get(id).values[name])),
  );
}
