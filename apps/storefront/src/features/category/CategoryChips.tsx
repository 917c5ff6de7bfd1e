import type { Category } from '@mallard/domain/contract';
import { joinClass } from '@mallard/ui/theme';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../navigation/routes.ts';
import * as styles from './ProductList.css.ts';

interface CategoryChipsProps {
  /** All categories, from the top. */
  tree: readonly Category[];
  /** The path from the top category to the category of the list; empty when all products are listed. */
  trail: readonly Category[];
}

/**
 * Links to the subcategories of a category, or to its siblings when it has none. A list of all products shows the second level,
 * because the top level is beside the list.
 */
export function CategoryChips({ tree, trail }: CategoryChipsProps) {
  const { t } = useTranslation('category');
  const current = trail.at(-1);
  const parent = current && current.children.length === 0 ? trail.at(-2) : current;
  if (current && !parent) return null;
  const categories = parent ? parent.children : tree.flatMap(({ children }) => children);
  if (categories.length === 0) return null;
  const chips = [{ id: parent?.id, name: t('all') }, ...categories];
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
