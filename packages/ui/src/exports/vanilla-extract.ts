export { type LayerRule, layered } from '../theme/layered.ts';
export { layeredGlobal } from '../theme/layeredGlobal.ts';
