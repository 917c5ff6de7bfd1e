// A separate module, so that the region names in other languages are a chunk that the Chinese shop does not load.
export { allRegionNames, englishRegionNames, renameRegion, splitRegion } from '@mallard/domain/validation';
