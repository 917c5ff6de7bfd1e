import type { ReactNode } from 'react';
import { Text } from '../foundations/Text/Text.tsx';
import * as styles from './tokenPages.css.ts';

interface TokenFigureProps {
  /** Path of the token below its group. */
  name: string;
  /** Current value of the token. */
  value?: string | undefined;
  /** An example that uses the token. */
  children: ReactNode;
}

/** Shows an example of a token with its name and value. */
export function TokenFigure({ name, value, children }: TokenFigureProps) {
  return (
    <li className={styles.figure}>
      {children}
      <Text size="label">{name}</Text>
      {value && <code className={styles.code}>{value}</code>}
    </li>
  );
}
