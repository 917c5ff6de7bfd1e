export { DealCard, type DealCardProps } from '../commerce/DealCard/DealCard.tsx';
export { dealCardWords } from '../commerce/DealCard/DealCard.words.ts';
