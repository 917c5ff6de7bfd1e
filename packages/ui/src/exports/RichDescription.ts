export {
  type DescriptionBlock,
  RichDescription,
  type RichDescriptionProps,
} from '../commerce/RichDescription/RichDescription.tsx';
