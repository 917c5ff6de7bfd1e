import type { ReactNode } from 'react';
import { Text } from '../foundations/Text/Text.tsx';
import * as styles from './tokenPages.css.ts';

interface TokenFigureProps {
  /** Path of the token below its group. */
  name: string;
  /** What it is now. */
  value?: string | undefined;
  /** The token in use. */
  children: ReactNode;
}

/** A token: what it looks like, its name and its value. */
export function TokenFigure({ name, value, children }: TokenFigureProps) {
  return (
    <li className={styles.figure}>
      {children}
      <Text size="label">{name}</Text>
      {value && <code className={styles.code}>{value}</code>}
    </li>
  );
}
