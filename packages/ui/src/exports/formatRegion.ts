export { formatRegion } from '../commerce/RegionPicker/formatRegion.ts';
