import type { ReactNode } from 'react';
import { BrandMark } from '../navigation/BrandMark/BrandMark.tsx';
import * as styles from './startPage.css.ts';

/** Shows the title of the start page with the brand mark. `sb-unstyled` removes the styles of docs pages. */
export function Hero({ title, lead }: { title: string; lead: string }) {
  return (
    <header className={`sb-unstyled ${styles.hero}`}>
      <BrandMark size={88} isOnBrand />
      <div className={styles.heroText}>
        <h1 className={styles.heroTitle}>{title}</h1>
        <p className={styles.heroLead}>{lead}</p>
      </div>
    </header>
  );
}

/** Shows cards in as many columns as there is room for. */
export function Cards({ children }: { children: ReactNode }) {
  return <div className={styles.cards}>{children}</div>;
}

/** One part of the Storybook, on the start page. */
export function Card({ children }: { children: ReactNode }) {
  return <section className={styles.card}>{children}</section>;
}
