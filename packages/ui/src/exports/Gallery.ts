export { Gallery, type GalleryProps } from '../commerce/Gallery/Gallery.tsx';
