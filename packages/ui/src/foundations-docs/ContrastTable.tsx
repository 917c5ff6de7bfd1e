import { useStoryMessages } from '../fixtures/storyMessages.ts';
import { contrast } from '../theme/contrast.ts';
import { type ContrastPair, contrastPairs } from '../theme/contrastPairs.ts';
import * as styles from './tokenPages.css.ts';
import { useTokenValues } from './useTokenValues.ts';

const propertyOf = (path: string) => `--mallard-color-${path.replaceAll('.', '-')}`;
const properties = contrastPairs.flatMap(({ over, background }) => [propertyOf(over), propertyOf(background)]);

/** Shows every pair of colors in use, and its contrast in the theme of the page. */
export function ContrastTable() {
  const t = useStoryMessages('tokens');
  const values = useTokenValues(properties);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard
    <section className={styles.scroller} tabIndex={0} aria-label={t('pairs')}>
      <table className={styles.table} aria-label={t('pairs')}>
        <thead>
          <tr>
            {[t('sample'), t('pair'), t('use'), t('ratio'), t('least')].map((title) => (
              <th key={title} scope="col" className={styles.cell}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {contrastPairs.map((pair) => (
            <PairRow
              key={`${pair.over} ${pair.background} ${pair.where}`}
              pair={pair}
              over={values.get(propertyOf(pair.over))}
              background={values.get(propertyOf(pair.background))}
            />
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface PairRowProps {
  pair: ContrastPair;
  over: string | undefined;
  background: string | undefined;
}

function PairRow({ pair, over, background }: PairRowProps) {
  const t = useStoryMessages('tokens');
  const isText = pair.atLeast === 4.5;
  return (
    <tr>
      <td className={styles.cell}>
        <span className={styles.colorSample} style={{ background: background, color: over }}>
          {isText ? t('sample') : <span className={styles.shape} style={{ background: over }} />}
        </span>
      </td>
      <td className={styles.cell}>
        {pair.over} <span aria-hidden="true">/</span> {pair.background}
      </td>
      <td className={styles.cell} lang="en">
        {pair.where}
      </td>
      <td className={styles.cell}>{over && background && contrast(over, background).toFixed(2)}</td>
      <td className={styles.cell}>{pair.atLeast}</td>
    </tr>
  );
}
