import { followLink } from '@mallard/ui/MallardProvider';
import {
  type ComponentType,
  createContext,
  memo,
  type RefObject,
  Suspense,
  use,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { type EventReplay, recordEvents } from './eventReplay.ts';
import { type HydrationBoundary, useHydrationBoundary, useLinkFollower, useSettleBoundary } from './hydration.ts';
import { noBox } from './lazySection.css.ts';
import { loadOnce } from './loadOnce.ts';

/** How long session and clock wait for a section, in milliseconds. */
const HYDRATION_TIMEOUT = 3000;
/** Delay before loading is retried, in milliseconds. It doubles with each failure. */
const RETRY_AFTER = 3000;
const MAX_RETRY_AFTER = 60_000;

const sections: { file: string; load: () => Promise<void> }[] = [];

/**
 * Loads the code of the sections of all screens that are loaded.
 *
 * @param folder only sections whose files are in this folder
 * @throws if the code of one cannot be loaded
 */
export async function loadLazySections(folder = ''): Promise<void> {
  await Promise.all(sections.filter(({ file }) => file.startsWith(folder)).map(({ load }) => load()));
}

/** Returns the source files of the sections of all screens that are loaded. */
export function lazySectionFiles(): string[] {
  return sections.map(({ file }) => file);
}

const RenderedSectionsContext = createContext<Set<string> | null>(null);
/** Collects the source files of the sections that the server renders: the page links their styles. */
export const RenderedSectionsProvider = RenderedSectionsContext.Provider;

/**
 * Creates a section of a screen whose code is loaded after the first view. The server renders it with the rest of the page, so
 * its links work as HTML; the browser hydrates it once the code is loaded. If its props, the session or the language change
 * before that, or it takes longer than {@link HYDRATION_TIMEOUT}, it is re-rendered instead. Events are replayed in either case.
 *
 * @param file the section's source file, as the build's manifest names it
 * @param load imports the component; retried after a failure
 * @example export const LazyFilters = createLazySection('src/features/category/ListFilters.tsx', async () => (await import('./ListFilters.tsx')).ListFilters);
 */
export function createLazySection<Props extends object>(
  file: string,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const { component, resolve } = createComponentPromise<ComponentType<Props>>();
  const loadComponent = loadOnce(async () => resolve(await load()));
  sections.push({ file, load: loadComponent });

  function SectionContent({ sectionProps, onCommit, boundary }: SectionContentProps<Props>) {
    const Component = use(component);
    useLayoutEffect(onCommit, [onCommit]);
    useSettleBoundary(boundary);
    return <Component {...sectionProps} />;
  }

  return memo(function LazySection(props: Props) {
    useContext(RenderedSectionsContext)?.add(file);
    const container = useRef<HTMLDivElement>(null);
    const { isRerendered, ...hydration } = useSectionHydration(container, loadComponent);
    return (
      <div ref={container} className={noBox}>
        <Suspense key={isRerendered ? 'rerendered' : 'hydrated'} fallback={<ServerHtml container={container} />}>
          <SectionContent sectionProps={props} {...hydration} />
        </Suspense>
      </div>
    );
  });
}

interface SectionContentProps<Props> {
  sectionProps: Props;
  onCommit: () => void;
  boundary: HydrationBoundary;
}

/** Creates a promise that never rejects, because a rejection would unmount the whole screen. */
function createComponentPromise<T>() {
  let settle: (value: T) => void = () => undefined;
  const component = new Promise<T>((resolve) => {
    settle = resolve;
  });
  return {
    component,
    resolve(value: T) {
      // `use` sets these on promises it has seen. Set them up front, so that it reads a loaded component synchronously.
      Object.assign(component, { status: 'fulfilled', value });
      settle(value);
    },
  };
}

/** Shows a copy of the container's current HTML while the code that re-renders it is loading. */
function ServerHtml({ container }: { container: RefObject<HTMLElement | null> }) {
  // Copied during the first render: React removes the original when it commits the fallback.
  const [copies] = useState(() => [...(container.current?.childNodes ?? [])].map((node) => node.cloneNode(true)));
  const wrapper = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => wrapper.current?.replaceChildren(...copies), [copies]);
  return <div ref={wrapper} className={noBox} />;
}

interface SectionHydration {
  /** Whether the section is rendered again because its code was loaded too late to hydrate the server's HTML. */
  isRerendered: boolean;
  /** Call it in the commit in which the section is hydrated or rendered. */
  onCommit: () => void;
  boundary: HydrationBoundary;
}

/** Loads a section's code, retries after failures, and replays the events of the time before it was hydrated. */
function useSectionHydration(container: RefObject<HTMLElement | null>, load: () => Promise<void>): SectionHydration {
  const boundary = useHydrationBoundary();
  const navigate = useLinkFollower();
  const isCommitted = useRef(false);
  const replay = useRef<EventReplay>(undefined);
  const [isRerendered, setRerendered] = useState(false);

  useEffect(() => {
    if (isCommitted.current || !container.current) return;
    let isUnmounted = false;
    let isTimedOut = false;
    let retry: ReturnType<typeof setTimeout> | undefined;
    function stopWaiting() {
      if (isCommitted.current) return;
      isTimedOut = true;
      boundary.settle();
    }
    function tryToLoad(retryAfter: number) {
      load().then(
        () => {
          if (!isUnmounted && isTimedOut) setRerendered(true);
        },
        () => {
          if (isUnmounted) return;
          stopWaiting();
          retry = setTimeout(() => tryToLoad(Math.min(retryAfter * 2, MAX_RETRY_AFTER)), retryAfter);
        },
      );
    }
    const onLinkClick = (event: MouseEvent) => followLink(event, navigate);
    const recorder = recordEvents(container.current, () => isCommitted.current, { onLinkClick });
    replay.current = recorder;
    const timeout = setTimeout(stopWaiting, HYDRATION_TIMEOUT);
    tryToLoad(RETRY_AFTER);
    return () => {
      isUnmounted = true;
      clearTimeout(timeout);
      clearTimeout(retry);
      recorder.cancel();
    };
  }, [boundary, container, load, navigate]);

  const onCommit = useCallback(() => {
    isCommitted.current = true;
    // After the event that made React hydrate the section, which React dispatches itself.
    setTimeout(() => replay.current?.replay());
  }, []);

  return { isRerendered, onCommit, boundary };
}
