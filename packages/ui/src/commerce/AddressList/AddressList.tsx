import type { Address } from '@mallard/domain/contract';
import { type HTMLAttributes, type ReactNode, type Ref, useId, useRef } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { LinkButton } from '../../actions/Button/LinkButton.tsx';
import { Link } from '../../actions/Link/Link.tsx';
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx';
import { ErrorPanel } from '../../feedback/ErrorPanel/ErrorPanel.tsx';
import { useSayWait } from '../../foundations/Announcer/useSayWait.ts';
import type { HeadingLevel } from '../../foundations/Heading/Heading.tsx';
import { MapPin, Plus } from '../../foundations/Icon/glyphs.ts';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { Skeleton } from '../../foundations/Skeleton/Skeleton.tsx';
import { useLeaving } from '../../foundations/useLeaving.ts';
import { useOwnRef } from '../../foundations/useOwnRef.ts';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { useMessages } from '../../intl/useMessages.ts';
import { joinClass } from '../../theme/joinClass.ts';
import { AddressCard, type AddressTrouble } from '../AddressCard/AddressCard.tsx';
import * as styles from './AddressList.css.ts';

export interface AddressListProps
  extends Omit<HTMLAttributes<HTMLDivElement>, 'style' | 'children' | 'aria-label' | 'aria-labelledby'> {
  /** The addresses in order, the default one first. */
  addresses: readonly Address[];
  /** Whether they are on their way, came, or could not be had; those that are here already stay. @default 'ready' */
  status?: 'loading' | 'ready' | 'error' | undefined;
  /** Asks for them again. */
  onRetry?: (() => void) | undefined;
  /** Name of the list. @default "Shipping addresses" in the reader's language */
  label?: string | undefined;
  /** Id of the chosen address, when one is to be chosen. */
  selectedId?: string | null | undefined;
  /** Gets the id of the address that was chosen; makes the cards radios. */
  onSelectionChange?: ((id: string) => void) | undefined;
  /** Why nothing can be sent to some of them, by id. */
  troubles?: Readonly<Record<string, AddressTrouble>> | undefined;
  /** Where a new address is entered. */
  addHref?: string | undefined;
  /** Enters a new address on this page; `addHref` wins. */
  onAdd?: (() => void) | undefined;
  /** Gives the page where an address is edited. */
  editHrefOf?: ((id: string) => string) | undefined;
  /** Gets the id of the address to edit on this page; `editHrefOf` wins. */
  onEdit?: ((id: string) => void) | undefined;
  /** Gets the id of the address to delete; the owner asks first. */
  onDelete?: ((id: string) => void) | undefined;
  /** Gets the id of the address that becomes the default. */
  onSetDefault?: ((id: string) => void) | undefined;
  /** Most addresses that can be kept; then none can be added. @default 20 */
  maxCount?: number | undefined;
  /** Level of the titles of the empty list and of a failure. @default 2 */
  headingLevel?: HeadingLevel | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** A shopper's addresses: to choose one from, or to look after. Without any it leads to the form. */
export function AddressList(props: AddressListProps) {
  const {
    addresses,
    status = 'ready',
    onRetry,
    label,
    selectedId,
    onSelectionChange,
    troubles = {},
    ...others
  } = props;
  const { addHref, onAdd, editHrefOf, onEdit, onDelete, onSetDefault, maxCount = 20, headingLevel, ...more } = others;
  const { className, ref, ...rest } = more;
  const t = useMessages('commerce', 'AddressList');
  const name = useId();
  const root = useOwnRef(ref);
  const isLoading = status === 'loading' && addresses.length === 0;
  useSayWait(isLoading ? t('loading') : undefined);

  const canAdd = addHref !== undefined || onAdd !== undefined;
  const isChoice = onSelectionChange !== undefined;
  return (
    // Has the focus of a retry button that goes.
    <div tabIndex={-1} {...rest} ref={root} className={joinClass(styles.root, className)}>
      {addresses.length === 0 ? nothing() : isChoice ? choice() : list()}
    </div>
  );

  function nothing() {
    if (isLoading)
      return (
        <div aria-busy="true" className={styles.cards}>
          <VisuallyHidden>{t('loading')}</VisuallyHidden>
          {[1, 2].map((card) => (
            <div key={card} className={styles.skeleton}>
              <Skeleton lines={3} />
            </div>
          ))}
        </div>
      );
    if (status === 'error')
      return (
        <ErrorPanel headingLevel={headingLevel} onRetry={onRetry}>
          {t('failed')}
        </ErrorPanel>
      );
    const action =
      addHref === undefined ? (
        onAdd && <Button onPress={onAdd}>{t('add')}</Button>
      ) : (
        <LinkButton href={addHref}>{t('add')}</LinkButton>
      );
    return (
      <EmptyState
        title={t('emptyTitle')}
        illustration={<Icon glyph={MapPin} size="lg" />}
        headingLevel={headingLevel}
        action={action}
      >
        {t('emptyHint')}
      </EmptyState>
    );
  }

  function choice() {
    return (
      <fieldset>
        <VisuallyHidden as="legend">{label ?? t('label')}</VisuallyHidden>
        <div className={styles.cards}>
          {addresses.map((address) => entry(address, 'div'))}
          {add()}
        </div>
      </fieldset>
    );
  }

  function list() {
    return (
      <ul aria-label={label ?? t('label')} className={styles.cards}>
        {addresses.map((address) => entry(address, 'li'))}
        {canAdd && <li className={styles.cell}>{add()}</li>}
      </ul>
    );
  }

  function entry(address: Address, as: 'div' | 'li') {
    const { id } = address;
    return (
      <Entry key={id} as={as} name={address.recipientName} heir={() => root.current?.querySelector('a, button')}>
        {(leave) => (
          <AddressCard
            data-part="card"
            address={address}
            groupName={isChoice ? name : undefined}
            isSelected={id === selectedId}
            onSelect={() => onSelectionChange?.(id)}
            trouble={troubles[id]}
            editHref={editHrefOf?.(id)}
            onEdit={onEdit && (() => onEdit(id))}
            onSetDefault={onSetDefault && (() => onSetDefault(id))}
            onDelete={
              onDelete &&
              (() => {
                leave();
                onDelete(id);
              })
            }
          />
        )}
      </Entry>
    );
  }

  function add() {
    if (!canAdd) return null;
    if (addresses.length >= maxCount) return <p className={styles.full}>{t('limitReached', { max: maxCount })}</p>;
    const content = (
      <>
        <Icon glyph={Plus} />
        <span>{t('add')}</span>
      </>
    );
    return addHref === undefined ? (
      <button type="button" className={styles.add} onClick={onAdd}>
        {content}
      </button>
    ) : (
      <Link tone="inherit" href={addHref} className={styles.add}>
        {content}
      </Link>
    );
  }
}

interface EntryProps {
  as: 'div' | 'li';
  /** Whose address it is. */
  name: string;
  /** What has the focus when this was the last one. */
  heir: () => HTMLElement | null | undefined;
  /** The card; gets what to call when it is to be deleted. */
  children: (leave: () => void) => ReactNode;
}

function Entry({ as: Tag, name, heir, children }: EntryProps) {
  const t = useMessages('commerce', 'AddressList');
  const cell = useRef<HTMLDivElement & HTMLLIElement>(null);
  const leave = useLeaving(cell, { part: '[data-part="card"] :is(input, a, button)', lastResort: heir });
  return (
    <Tag ref={cell} className={styles.cell}>
      {children(() => leave(t('removed', { name })))}
    </Tag>
  );
}
