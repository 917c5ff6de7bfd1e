import { type ComponentType, createContext, memo, Suspense, use, useContext, useLayoutEffect, useRef } from 'react';
import { type HydrationBoundary, useSettleBoundary } from './hydration.ts';
import { inPlace } from './lazySection.css.ts';
import { once } from './once.ts';
import { StaticCopy } from './StaticCopy.tsx';
import { useSectionHydration } from './useSectionHydration.ts';

const known: { file: string; bring: () => Promise<void> }[] = [];

/**
 * Brings the parts of those screens that are here.
 *
 * @param folder only those whose files are below it
 * @throws where the code of one cannot be had
 */
export async function loadLazySections(folder = ''): Promise<void> {
  await Promise.all(known.filter(({ file }) => file.startsWith(folder)).map(({ bring }) => bring()));
}

/** The source files of the parts of all screens that are here. */
export function lazySectionFiles(): string[] {
  return known.map(({ file }) => file);
}

const RenderedSectionsContext = createContext<Set<string> | null>(null);
/** Collects the source files of the parts that are drawn on a server: the page needs their styles. */
export const RenderedSectionsProvider = RenderedSectionsContext.Provider;

/**
 * Makes a part of a screen whose code the first view does not wait for. The server draws it with the rest, and it stands like
 * that, with links that work, until its code has come and the browser takes it over. What comes too late for that (the
 * session is known by then, the language was changed) is drawn anew in the place of what stood there.
 *
 * @param file its source file, as the build's manifest names it
 * @param load brings its code: once, and again after a failure
 * @returns draws it; a part whose props change before its code has come is drawn anew too
 */
export function createLazySection<Props extends object>(
  file: string,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const { arrival, arrive } = createArrival<ComponentType<Props>>();
  const bring = once(async () => arrive(await load()));
  known.push({ file, bring });

  function Arriving({ drawn, onHere, hydration }: ArrivingProps<Props>) {
    const Loaded = use(arrival);
    useLayoutEffect(onHere, [onHere]);
    useSettleBoundary(hydration);
    return <Loaded {...drawn} />;
  }

  return memo(function LazyPart(props: Props) {
    useContext(RenderedSectionsContext)?.add(file);
    const place = useRef<HTMLDivElement>(null);
    const { isAnew, ...takeover } = useSectionHydration(place, bring);
    return (
      <div ref={place} className={inPlace}>
        <Suspense key={isAnew ? 'anew' : 'drawn'} fallback={<StaticCopy place={place} />}>
          <Arriving drawn={props} {...takeover} />
        </Suspense>
      </div>
    );
  });
}

interface ArrivingProps<Props> {
  drawn: Props;
  onHere: () => void;
  hydration: HydrationBoundary;
}

/** A promise that is never rejected, which would take the whole screen away, and of which React knows when it has come. */
function createArrival<T>() {
  let resolve: (value: T) => void = () => undefined;
  const arrival = new Promise<T>((settle) => {
    resolve = settle;
  });
  return {
    arrival,
    arrive(value: T) {
      // As React marks the promises that it has waited for: one that is marked is read at once.
      Object.assign(arrival, { status: 'fulfilled', value });
      resolve(value);
    },
  };
}
