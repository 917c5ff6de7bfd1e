import type { Category } from '@mallard/domain/contract';
import { Breadcrumbs } from '@mallard/ui/Breadcrumbs';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../navigation/routes.ts';
import { type ListKind, pathOf } from './listQuery.ts';
import * as styles from './ProductList.css.ts';

interface ListCrumbsProps {
  kind: ListKind;
  /** The path from the top category to the category of the list. */
  trail: readonly Category[];
}

/** Breadcrumbs of a list. */
export function ListCrumbs({ kind, trail }: ListCrumbsProps) {
  const { t } = useTranslation('category');
  const crumbs = [
    { label: t('home'), href: paths.home() },
    { label: t(`titles.${kind}`), href: pathOf(kind) },
    ...trail.map(({ id, name }) => ({ label: name, href: paths.category({ categoryUuid: id }) })),
  ];
  return <Breadcrumbs className={styles.crumbs} items={crumbs} />;
}
