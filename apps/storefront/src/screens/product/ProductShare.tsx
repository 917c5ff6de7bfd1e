import type { Product } from '@mallard/domain/contract';
import { ShareButton, type ShareButtonProps } from '@mallard/ui/ShareButton';
import { paths } from '../../routes.ts';
import { useServices } from '../../shell/services.ts';

interface ProductShareProps {
  product: Pick<Product, 'id' | 'title' | 'subtitle'>;
  variant: ShareButtonProps['variant'];
}

/** Shares the page of a product. */
export function ProductShare({ product: { id, title, subtitle }, variant }: ProductShareProps) {
  const { origin } = useServices();
  return (
    <ShareButton
      url={origin + paths.product(id)}
      title={title}
      text={subtitle === '' ? undefined : subtitle}
      variant={variant}
      size={variant === 'words' ? 'sm' : 'md'}
    />
  );
}
