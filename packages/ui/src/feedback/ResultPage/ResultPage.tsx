import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { LinkButton } from '../../actions/Button/LinkButton.tsx';
import { Heading } from '../../foundations/Heading/Heading.tsx';
import { Check } from '../../foundations/Icon/glyphs.ts';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { useMessages } from '../../intl/useMessages.ts';
import { joinClass } from '../../theme/joinClass.ts';
import { DivingDuckDrawing } from '../Illustration/DivingDuckDrawing.tsx';
import { PadlockDrawing } from '../Illustration/PadlockDrawing.tsx';
import { RainDrawing } from '../Illustration/RainDrawing.tsx';
import * as styles from './ResultPage.css.ts';

/** The result: an HTTP status, or a success. */
export type ResultCode = 403 | 404 | 500 | 'success';

export interface ResultPageProps extends Omit<HTMLAttributes<HTMLElement>, 'style' | 'title'> {
  /** The result; determines illustration, title and sentence. */
  code: ResultCode;
  /** The page's only heading of level 1. @default by code, in the reader's language */
  title?: ReactNode;
  /** An additional sentence. @default by code; none for `success` */
  children?: ReactNode;
  /** Replaces the illustration. */
  illustration?: ReactNode;
  /** Goes back to the previous page; without it there is no such button. */
  onBack?: (() => void) | undefined;
  /** Whether there is a previous page. @default true */
  canGoBack?: boolean | undefined;
  /** URL of the home page; without it there is no such button. */
  homeHref?: string | undefined;
  /** Replaces both buttons: at most two, the main one last. */
  actions?: ReactNode;
  ref?: Ref<HTMLElement> | undefined;
}

const kinds = {
  403: { title: 'forbidden', text: 'forbiddenText' },
  404: { title: 'notFound', text: 'notFoundText' },
  500: { title: 'serverError', text: 'serverErrorText' },
  success: { title: 'success', text: undefined },
} as const;

/** A whole page that shows a result, with actions. */
export function ResultPage(props: ResultPageProps) {
  const {
    code,
    title,
    children,
    illustration,
    onBack,
    canGoBack = true,
    homeHref,
    actions,
    className,
    ...elementProps
  } = props;
  const t = useMessages('feedback', 'ResultPage');
  const kind = kinds[code];
  const text = children ?? (kind.text && t(kind.text));
  return (
    <section {...elementProps} className={joinClass(styles.root, className)}>
      <div className={styles.drawing}>{illustration ?? <Drawing code={code} />}</div>
      {code !== 'success' && (
        <p aria-hidden="true" className={styles.code}>
          {code}
        </p>
      )}
      <Heading level={1} size="headline">
        {title ?? t(kind.title)}
      </Heading>
      {text && <p className={styles.text}>{text}</p>}
      <div className={styles.actions}>
        {actions ?? (
          <>
            {onBack && (
              <Button variant="quiet" size="lg" isDisabled={!canGoBack} onPress={onBack}>
                {t('goBack')}
              </Button>
            )}
            {homeHref !== undefined && (
              <LinkButton size="lg" href={homeHref}>
                {t('goHome')}
              </LinkButton>
            )}
          </>
        )}
      </div>
    </section>
  );
}

function Drawing({ code }: { code: ResultCode }) {
  if (code === 404) return <DivingDuckDrawing />;
  if (code === 403) return <PadlockDrawing />;
  if (code === 500) return <RainDrawing />;
  return (
    <span className={styles.disc}>
      <Icon glyph={Check} size="lg" className={styles.glyph} />
    </span>
  );
}
