import type { Category } from '@mallard/domain/contract';
import { joinClass } from '@mallard/ui/theme';
import { paths } from '../../app/routes.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import * as styles from './ProductList.css.ts';

interface CategoryChipsProps {
  /** All categories, from the top. */
  tree: readonly Category[];
  /** The categories down to that of the list; empty where all products are listed. */
  trail: readonly Category[];
}

/**
 * What is below a category, or beside it where nothing is below, one press away. Above all products these are the second level:
 * the top one is beside the list.
 */
export function CategoryChips({ tree, trail }: CategoryChipsProps) {
  const { t } = useTranslation('category');
  const current = trail.at(-1);
  const parent = current && current.children.length === 0 ? trail.at(-2) : current;
  if (current && !parent) return null;
  const below = parent ? parent.children : tree.flatMap(({ children }) => children);
  if (below.length === 0) return null;
  const chips = [{ id: parent?.id, name: t('all') }, ...below];
  return (
    <nav aria-label={t('subcategories')}>
      <ul className={current ? styles.chips : joinClass(styles.chips, styles.chipsOfAll)}>
        {chips.map(({ id, name }) => (
          <li key={id ?? ''}>
            <a
              href={paths.category({ categoryUuid: id })}
              className={styles.chip}
              aria-current={id === current?.id ? 'page' : undefined}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
