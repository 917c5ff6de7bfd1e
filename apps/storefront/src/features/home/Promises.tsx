import { freeShippingThreshold } from '@mallard/domain/rules';
import { Headset, RotateCcw, ShieldCheck, Truck } from '@mallard/ui/glyphs';
import { Icon } from '@mallard/ui/Icon';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useServices } from '../../services/services.ts';
import { useShopTexts } from '../../services/useShopTexts.ts';
import * as styles from './Home.css.ts';

const icons = { shipping: Truck, returns: RotateCcw, breakage: ShieldCheck, help: Headset, warranty: ShieldCheck };
type PromiseName = keyof typeof icons;

/** Number of promises in one row. */
const MAX_PROMISES = 4;

/** Up to four short promises of the shop, such as free shipping. */
export function Promises() {
  const { t } = useTranslation('home');
  const { shop } = useServices().config;
  const { supportHours } = useShopTexts();
  const isMade: Record<PromiseName, boolean> = {
    shipping: freeShippingThreshold(shop) !== null,
    returns: shop.services.includes('sevenDayReturns'),
    breakage: shop.services.includes('breakageCovered'),
    help: supportHours !== '',
    warranty: shop.services.includes('twoYearWarranty'),
  };
  const names = (Object.keys(icons) as PromiseName[]).filter((name) => isMade[name]).slice(0, MAX_PROMISES);
  if (names.length === 0) return null;
  return (
    <ul className={styles.promises}>
      {names.map((name) => (
        <li key={name} className={styles.promise}>
          <Icon glyph={icons[name]} />
          <span>{t(`promises.${name}`)}</span>
        </li>
      ))}
    </ul>
  );
}
