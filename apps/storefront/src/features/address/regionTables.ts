// A module of its own, so that names of regions in other languages are a chunk that the Chinese shop doesn't fetch.
export { allRegionNames, englishRegionNames, renameRegion, splitRegion } from '@mallard/domain/validation';
