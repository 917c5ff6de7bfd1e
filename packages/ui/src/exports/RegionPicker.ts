export { formatRegion } from '../commerce/RegionPicker/formatRegion.ts';
export type { LoadChildren, RegionOption, RegionPath, SearchRegions } from '../commerce/RegionPicker/RegionOption.ts';
export { RegionPicker, type RegionPickerProps } from '../commerce/RegionPicker/RegionPicker.tsx';
export { type RegionLevel, type RegionPathOptions, useRegionPath } from '../commerce/RegionPicker/useRegionPath.ts';
