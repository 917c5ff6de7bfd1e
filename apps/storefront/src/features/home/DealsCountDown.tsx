import { getHome } from '@mallard/domain/endpoints';
import { CountDown, type CountDownProps } from '@mallard/ui/CountDown';
import { useQueryClient } from '@tanstack/react-query';
import { endpointKey } from '../../data/endpointQuery.ts';

interface DealsCountDownProps extends Pick<CountDownProps, 'label' | 'variant'> {
  endTime: string;
}

/** Countdown of one deal, or of several that end together. Reloads the home page data when it ends. */
export function DealsCountDown({ endTime, label, variant = 'tiles' }: DealsCountDownProps) {
  const queryClient = useQueryClient();
  return (
    <CountDown
      variant={variant}
      targetTime={Date.parse(endTime)}
      label={label}
      onExpire={() => void queryClient.invalidateQueries({ queryKey: endpointKey(getHome) })}
    />
  );
}
