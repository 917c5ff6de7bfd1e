import { ArrowLeft } from '@mallard/ui/glyphs';
import { Icon } from '@mallard/ui/Icon';
import { IconButton } from '@mallard/ui/IconButton';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../navigation/routes.ts';
import { useServices } from '../../services/services.ts';

interface ProductBackProps {
  /** Category to go to when there is no history. @default all products */
  categoryUuid?: string | undefined;
  /** `disc` on pictures, `plain` in a bar. @default 'disc' */
  variant?: 'disc' | 'plain' | undefined;
}

/** The back button on phones, where the product screen has no top bar. */
export function ProductBack({ categoryUuid, variant = 'disc' }: ProductBackProps) {
  const { t } = useTranslation('shell');
  const { navigation } = useServices();
  return (
    <IconButton variant={variant} label={t('goBack')} onPress={() => navigation.back(paths.category({ categoryUuid }))}>
      <Icon glyph={ArrowLeft} isDirectional />
    </IconButton>
  );
}
