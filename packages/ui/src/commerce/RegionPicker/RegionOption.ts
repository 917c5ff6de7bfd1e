/** A region with its code: in China the six digits of GB/T 2260. */
export interface RegionOption {
  code: string;
  name: string;
}

/** A region with its parents, highest first. */
export type RegionPath = readonly RegionOption[];

/** Loads the regions directly below a region; the top level for `null`, none below the lowest level. */
export type LoadChildren = (parentCode: string | null) => Promise<readonly RegionOption[]>;

/** Finds regions of any level by text, best first. */
export type SearchRegions = (text: string) => Promise<readonly RegionPath[]>;
