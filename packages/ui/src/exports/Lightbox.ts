export { Lightbox, type LightboxProps } from '../commerce/Gallery/Lightbox.tsx';
