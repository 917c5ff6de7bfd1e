export { Gallery, type GalleryProps } from '../commerce/Gallery/Gallery.tsx';
export { galleryWords } from '../commerce/Gallery/Gallery.words.ts';
