/** Text in both languages of the shop, as stored in a `jsonb` column. */
export interface StoredText {
  'zh-CN': string;
  'en-US': string;
}

/** Picture as stored in a `jsonb` column, with its description in both languages. */
export interface StoredPicture {
  url: string;
  alt: StoredText;
  width: number;
  height: number;
  sources: { url: string; type: string; width: number }[];
  /** Dominant color, `#rrggbb`. */
  color: string | null;
  /** Low-resolution placeholder as a data URI; missing in old rows. */
  placeholder?: string | null;
}

/** Selected option with its display texts, such as color and green. */
export interface StoredAttribute {
  name: StoredText;
  value: StoredText;
}

/** Block of a product's long description. */
export type StoredDescriptionBlock =
  | { kind: 'heading' | 'paragraph'; text: StoredText }
  | { kind: 'image'; picture: StoredPicture };

/** Product option, such as color, with its values. Ids are slugs. */
export interface StoredSpecification {
  id: string;
  name: StoredText;
  values: { id: string; name: StoredText; swatch: string | null; picture: StoredPicture | null }[];
}
