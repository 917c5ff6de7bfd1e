// @vitest-environment jsdom
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { useBrowserLocation, useSearch } from 'wouter/use-browser-location';
import { createNavigation } from '../navigation/navigation.ts';
import { matchRoute } from '../navigation/routes.ts';
import { ScreenLocationProvider, useSearchParams } from '../navigation/ScreenLocation.tsx';
import { renderInShop } from '../testing/renderInShop.tsx';
import { pageOf } from './pageOf.ts';
import { useLastPage } from './useLastPage.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
vi.stubGlobal('scrollTo', () => undefined);
vi.stubGlobal('matchMedia', () => ({ matches: true }));

interface ListProps {
  lastPage: number | undefined;
}

function List({ lastPage }: ListProps) {
  return <p>{String(useLastPage(pageOf(useSearchParams()), lastPage))}</p>;
}

/** Shows the list at the page in the address bar, and nothing on other screens. */
function Screen({ lastPage }: ListProps) {
  const [pathname] = useBrowserLocation();
  const search = useSearch().slice(1);
  if (pathname !== '/order') return null;
  return (
    <ScreenLocationProvider value={{ match: matchRoute(pathname), pathname, search }}>
      <List lastPage={lastPage} />
    </ScreenLocationProvider>
  );
}

/** Renders a list at page 9 while a navigation is pending. `arrive` completes it, `cancel` starts one that is blocked. */
async function openWhileLeaving(lastPage: number | undefined) {
  window.history.replaceState(null, '', '/order?tab=all&page=9');
  let arrive = () => {};
  let mayLeave = true;
  const prepare = ({ path }: { path: string }) =>
    path === '/order' ? Promise.resolve() : new Promise<void>((resolve) => (arrive = resolve));
  const navigation = createNavigation(prepare, undefined, async () => mayLeave);
  const leaving = navigation.go('/help');
  await vi.waitUntil(() => navigation.isPending());
  const root = await renderInShop(<Screen lastPage={lastPage} />, ['shell'], { navigation });
  return {
    arrive() {
      arrive();
      return act(() => leaving);
    },
    cancel() {
      mayLeave = false;
      return act(() => navigation.go('/about'));
    },
    close: () => act(async () => root.unmount()),
  };
}
const currentPath = () => window.location.pathname + window.location.search;

it('redirects once the navigation that was in progress is cancelled', async () => {
  const list = await openWhileLeaving(4);
  expect(currentPath()).toBe('/order?tab=all&page=9');
  await list.cancel();
  expect(currentPath()).toBe('/order?tab=all&page=4');
  await list.close();
});

it.each([undefined, 9, 12])('leaves the address alone when the last page is %s', async (lastPage) => {
  const list = await openWhileLeaving(lastPage);
  await list.cancel();
  expect(currentPath()).toBe('/order?tab=all&page=9');
  await list.close();
});

it('does not redirect if the pending navigation completes', async () => {
  const list = await openWhileLeaving(4);
  const seen: string[] = [];
  const recordUrl = () => seen.push(currentPath());
  for (const type of ['pushState', 'replaceState']) window.addEventListener(type, recordUrl);
  await list.arrive();
  expect(seen).toEqual(['/help']);
  await list.close();
});
