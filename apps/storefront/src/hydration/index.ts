/**
 * Everything that is deferred, lazy or replayed. The rest of the storefront imports this file only.
 *
 * - A section below the first view: `createLazySection`
 * - A dialog that opens on a click: `useLazyDialog`, and `usePreload` if it is called inside what opens
 * - A store that isn't needed for the first view: `createDeferredStore`
 * - Content in `Suspense` or `Activity`: `useHydrationBoundary` around it, `useSettleBoundary` inside
 */
export { createDeferredStore, type DeferredStore } from './deferredStore.ts';
export { RECORD_EVENT_SCRIPT, recordFirstEvent } from './eventReplay.ts';
export {
  createHydration,
  type HydrationBoundary,
  HydrationProvider,
  useHydrationBoundary,
  useSettleBoundary,
} from './hydration.ts';
export { createLazySection, lazySectionFiles, loadLazySections, RenderedSectionsProvider } from './lazySection.tsx';
export { loadOnce } from './loadOnce.ts';
export { useFocusRestore } from './useFocusRestore.ts';
export { useLazyDialog } from './useLazyDialog.ts';
export { savesData, usePreload, whenPageIsIdle } from './usePreload.ts';
