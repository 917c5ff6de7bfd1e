import { Badge } from '@mallard/ui/Badge';
import { VisuallyHidden } from '@mallard/ui/VisuallyHidden';
import { useTranslation } from '../../i18n/useTranslation.ts';

/** The number of unread notifications, also for screen readers. Renders nothing when there are none. */
export function UnreadBadge({ count }: { count: number }) {
  const { t } = useTranslation('shell');
  if (count === 0) return null;
  return (
    <>
      <VisuallyHidden>{t('nav.unread', { count })}</VisuallyHidden>
      <Badge count={count} background="surface" />
    </>
  );
}
