import type { ArticlePicture } from '@mallard/ui/ArticlePage';
import { from } from '@mallard/ui/theme';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../navigation/routes.ts';
import type { ScreenModule } from '../../navigation/screenModule.ts';
import { useIsOfferedLink } from '../../services/useIsOfferedLink.ts';
import { articleMeta, articlePrefetch } from './articleQuery.ts';
import { InfoPage } from './InfoPage.tsx';
import litCornerAvif from './litCorner.avif';
import litCornerWebp from './litCorner.webp';
import onPaperAvif from './onPaper.avif';
import onPaperWebp from './onPaper.webp';

const LARGEST = { width: 1600, height: 900, sizes: `${from('lg')} 720px, 100vw` };
const litCorner = { ...LARGEST, src: litCornerWebp, sources: [sourceOf(litCornerAvif)], color: '#efe5d3' };
const onPaper = { ...LARGEST, src: onPaperWebp, sources: [sourceOf(onPaperAvif)], color: '#f5e8c8' };

function sourceOf(url: string) {
  return { type: 'image/avif', srcSet: `${url} ${LARGEST.width}w` };
}

/** The "About us" page, with two pictures. */
export const Screen: ScreenModule['Screen'] = () => {
  const { t } = useTranslation('info');
  const isOffered = useIsOfferedLink();
  const [corner = '', paper = ''] = t('about.pictures', { returnObjects: true });
  const pictures: Record<number, ArticlePicture> = {
    0: { ...litCorner, alt: corner },
    1: { ...onPaper, alt: paper },
  };
  return (
    <InfoPage
      article="about"
      pictures={pictures}
      closing={[{ kind: 'link' as const, text: t('contactLink'), href: paths.contact() }].filter(isOffered)}
    />
  );
};

export const prefetch = articlePrefetch('about');
export const meta = articleMeta('about');
