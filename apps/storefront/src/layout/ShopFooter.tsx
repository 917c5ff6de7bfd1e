import { Footer } from '@mallard/ui/Footer';
import { useTranslation } from '../i18n/useTranslation.ts';
import { paths } from '../navigation/routes.ts';
import { useIsOfferedLink } from '../services/useIsOfferedLink.ts';
import { useShopLogo } from '../services/useShopLogo.tsx';
import { useShopTexts } from '../services/useShopTexts.ts';

/** Renders the footer of wide layouts. */
export function ShopFooter() {
  const { t } = useTranslation('shell');
  const isOffered = useIsOfferedLink();
  const { name, tagline, company } = useShopTexts();
  const logo = useShopLogo();
  return (
    <Footer
      brand={{ name, href: paths.home(), logo }}
      text={tagline}
      legal={company}
      columns={[
        {
          title: t('footer.shopping'),
          links: [
            { href: paths.newArrivals(), label: t('nav.newArrivals') },
            { href: paths.hotSale(), label: t('nav.hotSale') },
            { href: paths.deals(), label: t('nav.deals') },
            { href: paths.coupons(), label: t('nav.coupons') },
          ],
        },
        {
          title: t('footer.service'),
          links: [
            { href: paths.help(), label: t('footer.help') },
            { href: paths.help('shipping'), label: t('footer.shipping') },
            { href: paths.help('returns'), label: t('footer.returns') },
            { href: paths.contact(), label: t('footer.contact') },
          ],
        },
        {
          title: t('footer.account'),
          links: [
            { href: paths.orders(), label: t('nav.orders') },
            { href: paths.favorites(), label: t('nav.favorites') },
            { href: paths.addresses(), label: t('nav.addresses') },
            { href: paths.settings(), label: t('nav.settings') },
          ],
        },
        {
          title: t('footer.about'),
          links: [
            { href: paths.about(), label: t('footer.aboutUs') },
            { href: paths.terms(), label: t('footer.terms') },
            { href: paths.privacy(), label: t('footer.privacy') },
          ],
        },
      ]
        .map(({ title, links }) => ({ title, links: links.filter(isOffered) }))
        .filter(({ links }) => links.length > 0)}
    />
  );
}
