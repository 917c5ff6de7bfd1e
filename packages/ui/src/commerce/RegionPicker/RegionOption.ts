/** A region with its code, in China the six digits of GB/T 2260. */
export interface RegionOption {
  code: string;
  name: string;
}

/** A region with all that are above it, the highest first. */
export type RegionPath = readonly RegionOption[];

/** Finds what is directly below a region; the highest ones when `parentCode` is `null`, nothing below the lowest. */
export type LoadChildren = (parentCode: string | null) => Promise<readonly RegionOption[]>;

/** Finds regions of any level by what a shopper types, best first. */
export type SearchRegions = (text: string) => Promise<readonly RegionPath[]>;
