export type { LayerRule } from '../theme/layered.ts';
export { layeredGlobal } from '../theme/layeredGlobal.ts';
