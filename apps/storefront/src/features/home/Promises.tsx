import { Headset, RotateCcw, ShieldCheck, Truck } from '@mallard/ui/glyphs';
import { Icon } from '@mallard/ui/Icon';
import { useTranslation } from '../../i18n/useTranslation.ts';
import * as styles from './Home.css.ts';

const icons = { shipping: Truck, returns: RotateCcw, breakage: ShieldCheck, help: Headset };
const names = Object.keys(icons) as (keyof typeof icons)[];

/** Four short promises of the shop, such as free shipping. */
export function Promises() {
  const { t } = useTranslation('home');
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
