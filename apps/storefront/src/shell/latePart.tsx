import { type ComponentType, type ReactNode, Suspense, use, useEffect } from 'react';
import { useArrivedPart, useExpectedPart, useHydration } from './hydration.ts';

/** What every part of a screen lets the shell do, whatever its props are. */
export interface LateCode {
  /** Its source file, as the build's manifest names it: the server's page needs its styles. */
  file: string;
  /** Brings its code: once, and again after a failure. */
  bring: () => Promise<void>;
}

export interface LatePart<Props> extends LateCode {
  /** Draws it. */
  Part: ComponentType<Props>;
}

/**
 * Makes a part of a screen whose code the first view does not wait for. The server draws it with the rest; the browser takes
 * it over once the code is there, and leaves the server's HTML, whose links work, where it cannot be had. A screen names its
 * parts in `parts`, so that they are there before it is moved to.
 */
export function createLatePart<Props extends object>(
  file: string,
  load: () => Promise<ComponentType<Props>>,
): LatePart<Props> {
  let Loaded: ComponentType<Props> | undefined;
  let coming: Promise<void> | undefined;
  let arrive: () => void = () => undefined;
  // Never rejected: that would take the whole screen away.
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });

  function bring(): Promise<void> {
    coming ??= load().then(
      (component) => {
        Loaded = component;
        arrive();
      },
      (error: unknown) => {
        coming = undefined;
        throw error;
      },
    );
    return coming;
  }

  function Arriving(props: Props): ReactNode {
    useArrivedPart();
    if (!Loaded) {
      bring().catch(() => undefined);
      use(arrival);
    }
    return Loaded && <Loaded {...props} />;
  }

  function Part(props: Props) {
    const hydration = useHydration();
    useExpectedPart();
    useEffect(() => {
      bring().catch(() => hydration?.partArrived());
    }, [hydration]);
    return (
      <Suspense fallback={null}>
        <Arriving {...props} />
      </Suspense>
    );
  }

  return { file, bring, Part };
}
