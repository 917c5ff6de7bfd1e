/** A text in both languages of the shop, as kept in a `jsonb` column. */
export interface StoredText {
  'zh-CN': string;
  'en-US': string;
}

/** A picture as kept in a `jsonb` column; its description is kept in both languages. */
export interface StoredPicture {
  url: string;
  alt: StoredText;
  width: number;
  height: number;
  sources: { url: string; type: string; width: number }[];
  /** The dominant colour, `#rrggbb`. */
  color: string | null;
  /** The picture in a few pixels, as a data URI; missing from rows that are older than it. */
  placeholder?: string | null;
}

/** A chosen value in words, such as colour and green. */
export interface StoredAttribute {
  name: StoredText;
  value: StoredText;
}

/** A piece of a product's long description. */
export type StoredDescriptionBlock =
  | { kind: 'heading' | 'paragraph'; text: StoredText }
  | { kind: 'image'; picture: StoredPicture };

/** Something to choose, such as colour, with what can be chosen. Ids are slugs. */
export interface StoredSpecification {
  id: string;
  name: StoredText;
  values: { id: string; name: StoredText; swatch: string | null; picture: StoredPicture | null }[];
}
