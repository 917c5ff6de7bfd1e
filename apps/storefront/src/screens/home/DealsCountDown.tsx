import { getHome } from '@mallard/domain/endpoints';
import { CountDown } from '@mallard/ui/CountDown';
import { useQueryClient } from '@tanstack/react-query';
import { endpointKey } from '../../data/endpointQuery.ts';
import { useTranslation } from '../../shell/useTranslation.ts';

/** Time left of this round of deals; when it is over, the next round is asked for. */
export function DealsCountDown({ endTime }: { endTime: string }) {
  const { t } = useTranslation('home');
  const queryClient = useQueryClient();
  return (
    <CountDown
      variant="tiles"
      targetTime={Date.parse(endTime)}
      label={t('dealsEnd')}
      onExpire={() => void queryClient.invalidateQueries({ queryKey: endpointKey(getHome) })}
    />
  );
}
