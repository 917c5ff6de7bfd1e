import { layeredGlobal } from '../../theme/layeredGlobal.ts';

// React Aria writes this rule into a style element of its own, which a strict Content-Security-Policy refuses.
layeredGlobal('[data-react-aria-pressable]', { touchAction: 'pan-x pan-y pinch-zoom' });
