import {
  type HTMLAttributes,
  type ReactNode,
  type Ref,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx';
import { TextField } from '../../forms/TextField/TextField.tsx';
import { Heading, type HeadingLevel } from '../../foundations/Heading/Heading.tsx';
import { Search, SearchX, X } from '../../foundations/Icon/glyphs.ts';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { useMessages } from '../../intl/useMessages.ts';
import { joinClass } from '../../theme/joinClass.ts';
import * as styles from './FaqList.css.ts';
import { FaqTopicRow } from './FaqTopicRow.tsx';
import { type FaqGroup, findTopics } from './findTopics.ts';

export interface FaqListProps extends Omit<HTMLAttributes<HTMLDivElement>, 'style' | 'children'> {
  /** Questions by group, in order. */
  groups: readonly FaqGroup[];
  /** Id of the topic or group in the URL. It is scrolled into view, and a topic is open. */
  currentKey?: string | undefined;
  /** Returns the URL of a topic; shows a link to it beside its answer. @default '#' with its id */
  hrefOf?: ((id: string) => string) | undefined;
  /** Initial search text. @default '' */
  defaultQuery?: string | undefined;
  /** Whether to show a search field. @default true */
  hasSearch?: boolean | undefined;
  /**
   * Label of the search field, and name of its landmark, which differs from that of the page's
   * header. @default in the reader's language
   */
  searchLabel?: string | undefined;
  /** Action when nothing is found: one `LinkButton`. */
  emptyAction?: ReactNode;
  /** Heading level of the groups' names. @default 2 */
  headingLevel?: HeadingLevel | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

const toFragment = (id: string) => `#${id}`;

/** Questions and answers by group, with a search over both. Each question has a URL. */
export function FaqList(props: FaqListProps) {
  const {
    groups,
    currentKey,
    hrefOf = toFragment,
    defaultQuery = '',
    hasSearch = true,
    searchLabel,
    emptyAction,
    headingLevel = 2,
    className,
    ...elementProps
  } = props;
  const t = useMessages('account', 'FaqList');
  const label = searchLabel ?? t('search');
  const [typed, setTyped] = useState(defaultQuery);
  const [query, setQuery] = useState(defaultQuery);
  const field = useRef<HTMLInputElement>(null);
  const isComposing = useRef(false);
  const shown = useDeferredValue(query);
  const found = useMemo(() => findTopics(groups, shown), [groups, shown]);
  const isSearching = shown.trim() !== '';
  const count = found.reduce((sum, { topics }) => sum + topics.length, 0);

  function search(text: string) {
    setTyped(text);
    // Ignores the letters of a composition.
    if (!isComposing.current) setQuery(text);
  }

  return (
    <div {...elementProps} className={joinClass(styles.root, className)}>
      {hasSearch && (
        // biome-ignore lint/a11y/useSemanticElements: older browsers lack the element
        <div
          role="search"
          aria-label={label}
          onCompositionStart={() => {
            isComposing.current = true;
          }}
          onCompositionEnd={() => {
            isComposing.current = false;
            setQuery(field.current?.value ?? '');
          }}
        >
          <TextField
            label={label}
            placeholder={t('placeholder')}
            iconStart={<Icon glyph={Search} />}
            inputMode="search"
            autoComplete="off"
            value={typed}
            onChange={search}
            inputRef={field}
            end={
              typed !== '' && (
                <IconButton
                  label={t('clear')}
                  size="sm"
                  onPress={() => {
                    search('');
                    field.current?.focus();
                  }}
                >
                  <Icon glyph={X} size="sm" />
                </IconButton>
              )
            }
          />
          <VisuallyHidden role="status">{isSearching ? t('resultCount', { count }) : ''}</VisuallyHidden>
        </div>
      )}
      {count === 0 ? (
        <EmptyState
          title={t('resultCount', { count: 0 })}
          headingLevel={headingLevel}
          illustration={<Icon glyph={SearchX} size="lg" />}
          action={emptyAction}
        >
          {t('emptyHint')}
        </EmptyState>
      ) : (
        <div className={styles.groups}>
          {found.map(({ id, name, topics }) => (
            <FaqGroupSection key={id} id={id} name={name} headingLevel={headingLevel} isNamed={id === currentKey}>
              {topics.map((topic) => (
                <FaqTopicRow
                  key={`${topic.id} ${topic.isInAnswer}`}
                  topic={topic}
                  href={hrefOf(topic.id)}
                  isNamed={topic.id === currentKey}
                />
              ))}
            </FaqGroupSection>
          ))}
        </div>
      )}
    </div>
  );
}

interface FaqGroupSectionProps {
  id: string;
  name: string;
  headingLevel: HeadingLevel;
  /** Whether the URL contains it. */
  isNamed: boolean;
  children: ReactNode;
}

/** The questions of a group. Scrolled into view when the URL contains it, also without a page load. */
function FaqGroupSection({ id, name, headingLevel, isNamed, children }: FaqGroupSectionProps) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isNamed) section.current?.scrollIntoView({ block: 'start' });
  }, [isNamed]);
  return (
    <section ref={section} id={id} aria-labelledby={`${id}-topics`} className={styles.group}>
      <Heading level={headingLevel} size="subtitle" id={`${id}-topics`}>
        {name}
      </Heading>
      <div className={styles.topics}>{children}</div>
    </section>
  );
}
