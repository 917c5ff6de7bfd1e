/** A text in both languages of the shop. Neither is empty. */
export interface Localized {
  'zh-CN': string;
  'en-US': string;
}

/** Languages of the sample shop. */
export type CatalogueLanguage = keyof Localized;

/** A picture of the shop. */
export interface CataloguePicture {
  /** Absolute path of the fallback file for browsers without `srcset`. */
  url: string;
  alt: Localized;
  /** Width of the file at `url`, in px. */
  width: number;
  height: number;
  /** The same picture in other widths and formats, best format first; `type` is a media type. */
  sources: { url: string; type: string; width: number }[];
  /** Background color, `#rrggbb`. */
  color: string;
  /** A tiny version of the picture, as a data URI. */
  placeholder: string;
}

/** Names of Lucide icons. */
export type CategoryIcon = 'mug' | 'lamp' | 'headphones' | 'armchair' | 'bed' | 'flower' | 'droplet' | 'notebook';

/** A node of the category tree. Children have the icon of their top-level category. */
export interface CatalogueCategory {
  slug: string;
  icon: CategoryIcon;
  name: Localized;
  /** Slug of the parent category; `null` for a top-level category. */
  parent: string | null;
  level: 1 | 2 | 3;
  picture: CataloguePicture;
}

/** Services of the shop for a product. The consumer provides the text. */
export type ServiceCode =
  | 'freeShipping'
  | 'sevenDayReturns'
  | 'breakageCovered'
  | 'nextDayDelivery'
  | 'twoYearWarranty';

/** Tags by which lists select products. */
export type ProductTag = 'new' | 'hot' | 'deal' | 'recommended' | 'handmade' | 'gift' | 'limited';

/** A block of a product's description. */
export type DescriptionBlock =
  | { kind: 'heading'; text: Localized }
  | { kind: 'paragraph'; text: Localized }
  | { kind: 'image'; picture: CataloguePicture };

/** A row of the table of facts, such as material or origin. */
export interface ProductParameter {
  name: Localized;
  value: Localized;
}

/** A value of an option, such as a color. */
export interface SpecificationValue {
  slug: string;
  name: Localized;
  /** Color of the swatch as `#RRGGBB`; only for color options. */
  swatch?: string;
  /** Picture of the product with this value. */
  picture?: CataloguePicture;
}

/** An option of a product, such as color or size. */
export interface ProductSpecification {
  slug: string;
  name: Localized;
  values: SpecificationValue[];
}

/** A variant that can be bought, with a value for each option. */
export interface CatalogueSku {
  /** Slug of the specification → slug of its value; empty when the product has no options. */
  values: Record<string, string>;
  /** In minor units (分). */
  price: number;
  /** Price before the reduction, in minor units, higher than `price`; `null` without a reduction. */
  originalPrice: number | null;
  /** Pieces in stock; 0 means sold out. */
  stock: number;
}

/** A daily deal. */
export interface ProductDeal {
  /** Hours from the seeding of the shop until the deal ends. */
  endsInHours: number;
  /** Claimed share of the deal's pieces in whole percent, 0–100. */
  claimedPercent: number;
}

/** A product of the sample shop. */
export interface CatalogueProduct {
  slug: string;
  /** Slug of a leaf (level 3) of the category tree. */
  category: string;
  title: Localized;
  subtitle: Localized;
  description: DescriptionBlock[];
  parameters: ProductParameter[];
  services: ServiceCode[];
  tags: ProductTag[];
  /** Options in the order of selection; empty for a single SKU. */
  specifications: ProductSpecification[];
  /** At least one. A combination that is not listed can't be bought. */
  skus: CatalogueSku[];
  /** Maximum number of pieces per customer; `null` for the general limit of the shop. */
  purchaseLimit: number | null;
  /** Pieces sold so far. */
  sales: number;
  publishedDaysAgo: number;
  deal: ProductDeal | null;
  /** At least one; the first is the cover. */
  pictures: CataloguePicture[];
}

/** A review by an invented user. */
export interface CatalogueReview {
  /** Slug of the product. */
  product: string;
  nickname: string;
  /** 1–5 stars. */
  rating: number;
  content: Localized;
  daysAgo: number;
  /** Values of the bought SKU, as in `CatalogueSku.values`. */
  skuValues: Record<string, string>;
  isAnonymous: boolean;
  /** Reply of the shop. */
  reply: Localized | null;
  pictures: CataloguePicture[];
}

/** How a coupon reduces the total. */
export type CatalogueCouponKind = 'amount' | 'percent' | 'freeShipping';

/** A coupon that can be claimed. */
export interface CatalogueCoupon {
  slug: string;
  kind: CatalogueCouponKind;
  /** `amount`: reduction in minor units; `percent`: reduction in basis points (1000 = 10%); `freeShipping`: 0. */
  value: number;
  /** Minimum total of the items, in minor units. */
  threshold: number;
  /** Maximum reduction of a percent coupon, in minor units; `null` without a maximum and for other kinds. */
  cap: number | null;
  /** Slugs of the top-level categories that it applies to; empty for the whole shop. */
  categorySlugs: string[];
  name: Localized;
  /** Days from the seeding of the shop until it starts; negative if it has started. */
  startsInDays: number;
  /** Days from the seeding of the shop until it ends; negative if it has ended. */
  endsInDays: number;
  /** Number of coupons that can be claimed in total; 0 means that none is left. */
  total: number;
}

/** Target of a carousel slide. The consumer converts it to a path. */
export type CatalogueLink =
  | { kind: 'category'; slug: string }
  | { kind: 'product'; slug: string }
  | { kind: 'newArrivals' }
  | { kind: 'hotSales' }
  | { kind: 'deals' };

/** A slide of the home page's carousel. */
export interface CatalogueCarousel {
  slug: string;
  title: Localized;
  subtitle: Localized;
  link: CatalogueLink;
  /** Picture for wide screens, with space for text on the left. */
  wide: CataloguePicture;
  /** Picture for phones, with space for text at the top. */
  tall: CataloguePicture;
}
