import { useId } from 'react';
import { type Glyph, Icon } from '../../foundations/Icon/Icon.tsx';
import * as styles from './ActionSheet.css.ts';

/** One action of a sheet. */
export interface SheetAction {
  /** What `onAction` gets. */
  id: string;
  /** The words, a verb. */
  label: string;
  /** What follows from it, in one sentence. */
  description?: string | undefined;
  /** Drawing before the words. */
  icon?: Glyph | undefined;
  /** `danger` for what destroys something. */
  tone?: 'danger' | undefined;
  /** Whether it cannot be chosen now; say why in `description`. @default false */
  isDisabled?: boolean | undefined;
}

export interface ActionSheetListProps {
  actions: readonly SheetAction[];
  onAction: (id: string) => void;
}

/** The rows, in whatever they are shown. */
export function ActionSheetList({ actions, onAction }: ActionSheetListProps) {
  const prefix = useId();
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari takes the list role away from lists without bullets
    <ul role="list" className={styles.list}>
      {actions.map(({ id, label, description, icon, tone, isDisabled = false }) => (
        <li key={id}>
          <button
            type="button"
            className={styles.action}
            disabled={isDisabled}
            data-tone={tone}
            aria-describedby={description === undefined ? undefined : `${prefix}-${id}`}
            onClick={() => onAction(id)}
          >
            {icon && <Icon glyph={icon} />}
            <span className={styles.words}>
              <span>{label}</span>
              {description !== undefined && (
                // Read as the description, not as part of the name.
                <span aria-hidden="true" id={`${prefix}-${id}`} className={styles.description}>
                  {description}
                </span>
              )}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
