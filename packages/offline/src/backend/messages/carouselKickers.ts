import type { LocalizedText } from '@mallard/domain/messages';
import type { SampleLink } from '../shop/sampleShop.ts';

/** The small line above the title of a slide, by its link. */
export const carouselKickers: Readonly<Record<SampleLink['kind'], LocalizedText>> = {
  category: { 'zh-CN': '本季精选', 'en-US': 'This season' },
  product: { 'zh-CN': '单品推荐', 'en-US': 'One to know' },
  newArrivals: { 'zh-CN': '新品上架', 'en-US': 'New arrivals' },
  hotSales: { 'zh-CN': '热卖榜', 'en-US': 'Best sellers' },
  deals: { 'zh-CN': '限时特惠', 'en-US': 'Limited-time deals' },
};
