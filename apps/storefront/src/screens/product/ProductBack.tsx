import { ArrowLeft } from '@mallard/ui/glyphs';
import { Icon } from '@mallard/ui/Icon';
import { IconButton } from '@mallard/ui/IconButton';
import { paths } from '../../routes.ts';
import { useServices } from '../../shell/services.ts';
import { useTranslation } from '../../shell/useTranslation.ts';

interface ProductBackProps {
  /** Category to go to where there is no history. @default all of them */
  categoryUuid?: string | undefined;
}

/** The way back, on phones: the screen of a product has no bar above it. */
export function ProductBack({ categoryUuid }: ProductBackProps) {
  const { t } = useTranslation('shell');
  const { navigation } = useServices();
  return (
    <IconButton variant="disc" label={t('goBack')} onPress={() => navigation.back(paths.category({ categoryUuid }))}>
      <Icon glyph={ArrowLeft} isDirectional />
    </IconButton>
  );
}
