import { useRouter } from 'wouter';

/**
 * Returns the encoded query of the URL, without its question mark. Wouter's `useSearch` decodes it, which breaks values that contain an
 * encoded URL, such as `redirect`.
 */
export function useQuery(): string {
  const router = useRouter();
  return router.searchHook(router).replace(/^\?/, '');
}
