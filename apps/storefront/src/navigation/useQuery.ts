import { useRouter } from 'wouter';

/**
 * The query of the address, without its question mark and still encoded. Wouter's own `useSearch` decodes it once, which changes values
 * that hold an encoded address, such as `redirect`.
 */
export function useQuery(): string {
  const router = useRouter();
  return router.searchHook(router).replace(/^\?/, '');
}
