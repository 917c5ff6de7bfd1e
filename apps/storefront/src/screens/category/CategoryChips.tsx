import type { Category } from '@mallard/domain/contract';
import { paths } from '../../routes.ts';
import { useTranslation } from '../../shell/useTranslation.ts';
import * as styles from './ProductList.css.ts';

/** What is below a category, or beside it where nothing is below, one press away. */
export function CategoryChips({ trail }: { trail: readonly Category[] }) {
  const { t } = useTranslation('category');
  const current = trail.at(-1);
  if (!current) return null;
  const parent = current.children.length > 0 ? current : trail.at(-2);
  if (!parent) return null;
  const chips = [{ id: parent.id, name: t('all') }, ...parent.children];
  return (
    <nav aria-label={t('subcategories')}>
      <ul className={styles.chips}>
        {chips.map(({ id, name }) => (
          <li key={id}>
            <a
              href={paths.category({ categoryUuid: id })}
              className={styles.chip}
              aria-current={id === current.id ? 'page' : undefined}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
