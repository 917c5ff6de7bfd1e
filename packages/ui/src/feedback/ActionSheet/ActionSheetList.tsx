import { useId } from 'react';
import { type Glyph, Icon } from '../../foundations/Icon/Icon.tsx';
import * as styles from './ActionSheet.css.ts';

/** One action of an `ActionSheet`. */
export interface SheetAction {
  /** Passed to `onAction`. */
  id: string;
  /** Label of the action, a verb. */
  label: string;
  /** Consequence of the action, in one sentence. */
  description?: string | undefined;
  /** Icon before the label. */
  icon?: Glyph | undefined;
  /** `danger` for destructive actions. */
  tone?: 'danger' | undefined;
  /** Whether the action is unavailable; give the reason in `description`. @default false */
  isDisabled?: boolean | undefined;
}

export interface ActionSheetListProps {
  actions: readonly SheetAction[];
  onAction: (id: string) => void;
}

/** The list of actions, without a popover or sheet around it. */
export function ActionSheetList({ actions, onAction }: ActionSheetListProps) {
  const prefix = useId();
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari removes the list role from lists without bullets
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
                // Read as the description instead of a part of the name.
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
