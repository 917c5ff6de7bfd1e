import { textIn } from '@mallard/domain/messages';
import type { ScreenContext, ScreenMeta, ScreenModule } from './screenModule.ts';

/** Returns the metadata of a screen, with the shop's name appended to its title. */
export function metaOf(module: ScreenModule, context: ScreenContext): ScreenMeta {
  const shop = textIn(context.shop.name, context.locale);
  const meta = module.meta(context);
  return { ...meta, title: meta.title === shop ? shop : `${meta.title} · ${shop}` };
}
