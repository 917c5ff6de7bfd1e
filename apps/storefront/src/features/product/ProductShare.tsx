import type { Product } from '@mallard/domain/contract';
import { ShareButton, type ShareButtonProps } from '@mallard/ui/ShareButton';
import { paths } from '../../navigation/routes.ts';
import { useServices } from '../../services/services.ts';

interface ProductShareProps {
  product: Pick<Product, 'id' | 'title' | 'subtitle'>;
  variant: ShareButtonProps['variant'];
  className?: string;
}

/** Shares the page of a product. */
export function ProductShare({ product: { id, title, subtitle }, variant, className }: ProductShareProps) {
  const { origin } = useServices();
  return (
    <ShareButton
      url={origin + paths.product(id)}
      title={title}
      text={subtitle === '' ? undefined : subtitle}
      variant={variant}
      className={className}
      size={variant === 'text' ? 'sm' : 'md'}
    />
  );
}
