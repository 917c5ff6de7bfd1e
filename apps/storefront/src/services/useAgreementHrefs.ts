import { isOfferedRoute } from '../navigation/offeredRoutes.ts';
import { paths } from '../navigation/routes.ts';
import { useServices } from './services.ts';

/** Returns the URLs of the documents that a new user agrees to, as far as the shop has them. */
export function useAgreementHrefs(): { termsHref: string | undefined; privacyHref: string | undefined } {
  const { shop } = useServices().config;
  return {
    termsHref: isOfferedRoute('terms', shop) ? paths.terms() : undefined,
    privacyHref: isOfferedRoute('privacy', shop) ? paths.privacy() : undefined,
  };
}
