import { FREE_SHIPPING_FROM } from '@mallard/domain/rules';
import { Headset, RotateCcw, ShieldCheck, Truck } from '@mallard/ui/glyphs';
import { Icon } from '@mallard/ui/Icon';
import { usePriceFormat } from '@mallard/ui/usePriceFormat';
import { useTranslation } from '../../i18n/useTranslation.ts';
import * as styles from './Home.css.ts';

const icons = { shipping: Truck, returns: RotateCcw, breakage: ShieldCheck, help: Headset };
const names = Object.keys(icons) as (keyof typeof icons)[];

/** Four short promises of the shop, such as free shipping. */
export function Promises() {
  const { t } = useTranslation('home');
  const format = usePriceFormat();
  const amount = format.format(FREE_SHIPPING_FROM, { decimals: false });
  return (
    <ul className={styles.promises}>
      {names.map((name) => (
        <li key={name} className={styles.promise}>
          <Icon glyph={icons[name]} />
          <span>{t(`promises.${name}`, { amount })}</span>
        </li>
      ))}
    </ul>
  );
}
