import { Duck } from './Duck.tsx';
import * as styles from './Illustration.css.ts';
import { Pond } from './Pond.tsx';
import * as paints from './paints.ts';

const cloud = (
  <>
    <path d="M160 68l-9 15M180 68l-9 15M200 68l-9 15M170 92l-6 10M192 92l-6 10M212 92l-6 10" className={styles.rain} />
    <path d="M152 62a15 15 0 0 1 1-30 22 22 0 0 1 42-5 18 18 0 0 1 8 35z" {...paints.cloud} />
  </>
);

/** A drake in front of a cloud, for an error. */
export function RainDrawing() {
  return (
    <Pond sky={cloud}>
      <Duck transform="translate(38 130)" />
    </Pond>
  );
}
