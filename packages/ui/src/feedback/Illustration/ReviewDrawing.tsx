import { Duck } from './Duck.tsx';
import * as styles from './Illustration.css.ts';
import { Pond } from './Pond.tsx';

/** A duck with a star in a speech bubble, for no reviews. */
export function ReviewDrawing() {
  return (
    <Pond sky={null}>
      <Duck transform="translate(36 130)" />
      <path
        d="M158 22h52c8 0 13 5 13 13v18c0 8-5 13-13 13h-32l-15 13 2-13h-7c-8 0-13-5-13-13V35c0-8 5-13 13-13z"
        className={styles.bubble}
      />
      <path
        d="M184 29.500l4.6 9.3 10.3 1.5-7.4 7.3 1.7 10.2-9.2-4.8-9.2 4.8 1.7-10.2-7.4-7.3 10.3-1.500z"
        className={styles.star}
      />
    </Pond>
  );
}
