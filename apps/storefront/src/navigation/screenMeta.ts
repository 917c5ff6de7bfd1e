import type { ScreenContext, ScreenMeta, ScreenModule } from './screenModule.ts';

/** What the head says of a screen, with the shop's name behind its title. */
export function metaOf(module: ScreenModule, context: ScreenContext): ScreenMeta {
  const shop = context.t('shell:shopName');
  const { title, ...rest } = module.meta(context);
  return { ...rest, title: title === shop ? shop : `${title} · ${shop}` };
}
