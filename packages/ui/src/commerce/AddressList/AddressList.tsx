import type { Address } from '@mallard/domain/contract';
import { type HTMLAttributes, type ReactNode, type Ref, useId, useRef } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { LinkButton } from '../../actions/Button/LinkButton.tsx';
import { Link } from '../../actions/Link/Link.tsx';
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx';
import { ErrorPanel } from '../../feedback/ErrorPanel/ErrorPanel.tsx';
import { useLoadingAnnouncement } from '../../foundations/Announcer/useLoadingAnnouncement.ts';
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
  /** Whether the addresses are loading, ready, or failed to load; loaded addresses stay visible. @default 'ready' */
  status?: 'loading' | 'ready' | 'error' | undefined;
  /** Loads them again. */
  onRetry?: (() => void) | undefined;
  /** Accessible name of the list. @default "Shipping addresses" in the reader's language */
  label?: string | undefined;
  /** Id of the selected address, when one is to be selected. */
  selectedId?: string | null | undefined;
  /** Called with the id of the selected address; makes the cards radios. */
  onSelectionChange?: ((id: string) => void) | undefined;
  /** Why some addresses cannot be used, by id. */
  troubles?: Readonly<Record<string, AddressTrouble>> | undefined;
  /** URL of the form for a new address. */
  addHref?: string | undefined;
  /** Called to enter a new address on this page; ignored with `addHref`. */
  onAdd?: (() => void) | undefined;
  /** Returns the URL for editing an address. */
  editHrefOf?: ((id: string) => string) | undefined;
  /** Called with the id of the address to edit on this page; ignored with `editHrefOf`. */
  onEdit?: ((id: string) => void) | undefined;
  /** Called with the id of the address to delete; ask for confirmation first. */
  onDelete?: ((id: string) => void) | undefined;
  /** Called with the id of the address to make the default. */
  onSetDefault?: ((id: string) => void) | undefined;
  /** Maximum number of addresses; then none can be added. @default 20 */
  maxCount?: number | undefined;
  /** Heading level of the titles of an empty or failed list. @default 2 */
  headingLevel?: HeadingLevel | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** A shopper's addresses, to select one or to manage them. An empty list links to the form. */
export function AddressList(props: AddressListProps) {
  const {
    addresses,
    status = 'ready',
    onRetry,
    label,
    selectedId,
    onSelectionChange,
    troubles = {},
    addHref,
    onAdd,
    editHrefOf,
    onEdit,
    onDelete,
    onSetDefault,
    maxCount = 20,
    headingLevel,
    className,
    ref,
    ...elementProps
  } = props;
  const t = useMessages('address', 'AddressList');
  const name = useId();
  const root = useOwnRef(ref);
  const isLoading = status === 'loading' && addresses.length === 0;
  useLoadingAnnouncement(isLoading ? t('loading') : undefined);

  const canAdd = addHref !== undefined || onAdd !== undefined;
  const isChoice = onSelectionChange !== undefined;
  return (
    // Receives the focus of a retry button that disappears.
    <div tabIndex={-1} {...elementProps} ref={root} className={joinClass(styles.root, className)}>
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
  /** Name of the recipient. */
  name: string;
  /** Returns the element to focus when this was the last address. */
  heir: () => HTMLElement | null | undefined;
  /** Renders the card; receives a function to call before the address is deleted. */
  children: (leave: () => void) => ReactNode;
}

function Entry({ as: Tag, name, heir, children }: EntryProps) {
  const t = useMessages('address', 'AddressList');
  const cell = useRef<HTMLDivElement & HTMLLIElement>(null);
  const leave = useLeaving(cell, { part: '[data-part="card"] :is(input, a, button)', lastResort: heir });
  return (
    <Tag ref={cell} className={styles.cell}>
      {children(() => leave(t('removed', { name })))}
    </Tag>
  );
}
