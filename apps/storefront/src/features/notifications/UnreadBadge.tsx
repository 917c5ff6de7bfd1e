import { Badge } from '@mallard/ui/Badge';
import { VisuallyHidden } from '@mallard/ui/VisuallyHidden';
import { useTranslation } from '../../i18n/useTranslation.ts';

/** How many messages wait to be read, seen and spoken; nothing where there are none. */
export function UnreadBadge({ count }: { count: number }) {
  const { t } = useTranslation('shell');
  if (count === 0) return null;
  return (
    <>
      <VisuallyHidden>{t('nav.unread', { count })}</VisuallyHidden>
      <Badge count={count} ground="surface" />
    </>
  );
}
