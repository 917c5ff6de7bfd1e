import { Heading } from '@mallard/ui/Heading';
import { Stack } from '@mallard/ui/Stack';
import { Text } from '@mallard/ui/Text';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '../../shell/PageTitle.tsx';
import * as styles from './InfoPage.css.ts';

/** The articles of the shop. */
export type InfoArticle = 'about' | 'terms' | 'privacy' | 'help';

/** An article: its title, and sections each with a heading and a paragraph. */
export function InfoPage({ article }: { article: InfoArticle }) {
  const { t } = useTranslation('info');
  const sections = t(`${article}.sections`, { returnObjects: true });
  return (
    <Stack as="article" gap={24} className={styles.article}>
      <PageTitle>{t(`titles.${article}`)}</PageTitle>
      {sections.map(({ heading, text }) => (
        <Stack as="section" gap={8} key={heading}>
          <Heading level={2} size="subtitle">
            {heading}
          </Heading>
          <Text>{text}</Text>
        </Stack>
      ))}
    </Stack>
  );
}
