import type { Cart } from '@mallard/domain/contract';
import { formatPrice } from '@mallard/domain/money';
import { useAnnounce } from '@mallard/ui/Announcer';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../../shell/useTranslation.ts';

/** Announces what the selected lines cost whenever that has changed, once the server has priced it. */
export function useCartNews({ selectedUnits, selectedGoods }: Cart, isStale: boolean): void {
  const { t } = useTranslation('cart');
  const announce = useAnnounce();
  const news = t('news', { count: selectedUnits, amount: formatPrice(selectedGoods).slice(1) });
  const last = useRef(news);
  useEffect(() => {
    if (isStale || last.current === news) return;
    last.current = news;
    announce(news, { key: 'cart' });
  }, [news, isStale, announce]);
}
