/** A text in both languages of the shop, each written natively; neither is ever empty. */
export interface Localized {
  'zh-CN': string;
  'en-US': string;
}

/** Languages of the sample shop. */
export type CatalogueLanguage = keyof Localized;

/** A picture of the shop, ready to be shown. */
export interface CataloguePicture {
  /** Path from the server's root, of the file for those who know no `srcset`. */
  url: string;
  alt: Localized;
  /** Of the file behind `url`, in px. */
  width: number;
  height: number;
  /** The same picture in other widths and formats, best format first; `type` is a media type. */
  sources: { url: string; type: string; width: number }[];
  /** The backdrop's colour, `#rrggbb`. */
  color: string;
  /** The picture in a few pixels, as a data URI. */
  placeholder: string;
}

/** Names of icons, as lucide spells them. */
export type CategoryIcon = 'mug' | 'lamp' | 'headphones' | 'armchair' | 'bed' | 'flower' | 'droplet' | 'notebook';

/** A node of the category tree. Children carry the icon of their top category. */
export interface CatalogueCategory {
  slug: string;
  icon: CategoryIcon;
  name: Localized;
  /** Slug of the category above; `null` at the top. */
  parent: string | null;
  level: 1 | 2 | 3;
  picture: CataloguePicture;
}

/** What the shop promises with a product; the words are the reader's matter. */
export type ServiceCode =
  | 'freeShipping'
  | 'sevenDayReturns'
  | 'breakageCovered'
  | 'nextDayDelivery'
  | 'twoYearWarranty';

/** Short marks by which lists can pick products out. */
export type ProductTag = 'new' | 'hot' | 'deal' | 'recommended' | 'handmade' | 'gift' | 'limited';

/** A piece of a product's long description. */
export type DescriptionBlock =
  | { kind: 'heading'; text: Localized }
  | { kind: 'paragraph'; text: Localized }
  | { kind: 'image'; picture: CataloguePicture };

/** A line of the table of facts, such as material or origin. */
export interface ProductParameter {
  name: Localized;
  value: Localized;
}

/** One choice within a group of options. */
export interface SpecificationValue {
  slug: string;
  name: Localized;
  /** Colour of the swatch as `#RRGGBB`; only in colour groups. */
  swatch?: string;
  /** What the product looks like with this choice. */
  picture?: CataloguePicture;
}

/** A group of options, such as colour or size. */
export interface ProductSpecification {
  slug: string;
  name: Localized;
  values: SpecificationValue[];
}

/** One thing that can be bought: a choice in every group of options. */
export interface CatalogueSku {
  /** Slug of the specification → slug of its value; empty when the product has no options. */
  values: Record<string, string>;
  /** In minor units (分). */
  price: number;
  /** Price before the reduction, in minor units, above `price`; `null` when nothing was reduced. */
  originalPrice: number | null;
  /** Pieces; 0 means sold out. */
  stock: number;
}

/** A daily deal. */
export interface ProductDeal {
  /** Hours from the moment of seeding until the deal ends. */
  endsInHours: number;
  /** How much of the deal's share is taken, in whole percent, 0–100. */
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
  /** Groups of options in the order of choosing; empty when there is a single SKU. */
  specifications: ProductSpecification[];
  /** At least one; a combination that is not listed cannot be bought. */
  skus: CatalogueSku[];
  /** Most pieces per customer; `null` when only the shop's own limit applies. */
  purchaseLimit: number | null;
  /** Pieces sold so far. */
  sales: number;
  publishedDaysAgo: number;
  deal: ProductDeal | null;
  /** At least one; the first is the cover. */
  pictures: CataloguePicture[];
}

/** A review by an invented shopper. */
export interface CatalogueReview {
  /** Slug of the product. */
  product: string;
  nickname: string;
  /** 1–5 stars. */
  rating: number;
  content: Localized;
  daysAgo: number;
  /** The SKU that was bought, in the form of `CatalogueSku.values`. */
  skuValues: Record<string, string>;
  isAnonymous: boolean;
  /** Answer of the shop. */
  reply: Localized | null;
  pictures: CataloguePicture[];
}

/** How a coupon lowers what is to pay. */
export type CatalogueCouponKind = 'amount' | 'percent' | 'freeShipping';

/** A coupon that can be claimed. */
export interface CatalogueCoupon {
  slug: string;
  kind: CatalogueCouponKind;
  /** `amount`: minor units taken off; `percent`: basis points taken off (1000 = 10%); `freeShipping`: 0. */
  value: number;
  /** Goods must come to at least this much, in minor units. */
  threshold: number;
  /** Most that a percent coupon takes off, in minor units; `null` for no cap and for other kinds. */
  cap: number | null;
  /** Slugs of top categories whose goods count; empty means the whole shop. */
  categorySlugs: string[];
  name: Localized;
  /** Days from the moment of seeding until it starts; negative when it already has. */
  startsInDays: number;
  /** Days from the moment of seeding until it ends; negative when it already has. */
  endsInDays: number;
  /** Pieces that may be claimed in all; 0 means that none is left. */
  total: number;
}

/** Where a carousel slide leads. The reader turns it into a path. */
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
  /** The art for wide screens, with room for type on the left. */
  wide: CataloguePicture;
  /** The art for phones, with room for type above. */
  tall: CataloguePicture;
}
