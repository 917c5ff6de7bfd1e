import type { Address } from '@mallard/domain/contract';
import { type HTMLAttributes, type Ref, useId } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { LinkButton } from '../../actions/Button/LinkButton.tsx';
import { Tag } from '../../feedback/Tag/Tag.tsx';
import { Check, CircleAlert } from '../../foundations/Icon/glyphs.ts';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { replayPreHydrationTick } from '../../foundations/PreHydration/replayPreHydrationTick.ts';
import { langOf } from '../../intl/langOf.ts';
import { useLocale } from '../../intl/useLocale.ts';
import { useMessages } from '../../intl/useMessages.ts';
import { joinClass } from '../../theme/joinClass.ts';
import * as styles from './AddressCard.css.ts';
import { addressParts, formatAddress } from './formatAddress.ts';
import { maskPhone } from './maskPhone.ts';

/** Why an address cannot be used: no delivery there, incomplete, or a region that no longer exists. */
export type AddressTrouble = 'outOfArea' | 'incomplete' | 'retiredRegion';

export interface AddressCardProps extends Omit<HTMLAttributes<HTMLDivElement>, 'style' | 'children' | 'onSelect'> {
  /** The address, with its full phone number. */
  address: Address;
  /** The address in one line, as it is written in its country. @default as in China */
  text?: string | undefined;
  /** Name of the radio group; makes the card a radio. Leave it out where no address is selected. */
  groupName?: string | undefined;
  /** @default false */
  isSelected?: boolean | undefined;
  /** Called when the address is selected; never with `trouble`. */
  onSelect?: (() => void) | undefined;
  /** Why the address cannot be used. It can be read and edited, but not selected. */
  trouble?: AddressTrouble | undefined;
  /** URL for editing the address. */
  editHref?: string | undefined;
  /** Called to edit the address on this page; ignored with `editHref`. */
  onEdit?: (() => void) | undefined;
  /** Called to delete the address; ask for confirmation first. */
  onDelete?: (() => void) | undefined;
  /** Called to make it the default; not offered for the default address. */
  onSetDefault?: (() => void) | undefined;
  /** Whether the card ends with the brand's color band, for the single address of a checkout. @default false */
  hasBand?: boolean | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** A shipping address: a radio, or an entry in a list with actions. The phone number is masked. */
export function AddressCard(props: AddressCardProps) {
  const {
    address,
    text: ownText,
    groupName,
    isSelected = false,
    onSelect,
    trouble,
    editHref,
    onEdit,
    onDelete,
    onSetDefault,
    hasBand = false,
    className,
    ...elementProps
  } = props;
  const t = useMessages('address', 'AddressCard');
  const locale = useLocale();
  const id = useId();
  const text = ownText ?? formatAddress(address);
  const parts = ownText === undefined ? addressParts(address) : [{ text: ownText }];
  const isChosen = groupName !== undefined && isSelected;
  const canSetDefault = onSetDefault !== undefined && !address.isDefault && trouble === undefined;
  const canEdit = editHref !== undefined || onEdit !== undefined;
  const editing = {
    variant: 'ghost',
    size: 'sm',
    'aria-label': t('editAddress', { name: address.recipientName, address: text }),
  } as const;
  return (
    <div
      {...elementProps}
      className={joinClass(styles.root, className)}
      data-selected={isChosen || undefined}
      data-trouble={trouble}
    >
      <div className={styles.content}>
        {groupName !== undefined && (
          <input
            ref={replayPreHydrationTick}
            type="radio"
            name={groupName}
            value={address.id}
            checked={isSelected}
            // Stays focusable, so that screen readers can read the reason.
            aria-disabled={trouble !== undefined || undefined}
            aria-labelledby={`${id}-name ${id}-text`}
            aria-describedby={trouble && `${id}-trouble`}
            className={styles.choice}
            onChange={() => {
              if (trouble === undefined) onSelect?.();
            }}
          />
        )}
        <p className={styles.head}>
          <span id={`${id}-name`} lang={langOf(address.recipientName, locale)} className={styles.name}>
            {address.recipientName}
          </span>
          <bdi className={styles.phone}>{maskPhone(address.phone)}</bdi>
          {address.isDefault && <Tag tone="new">{t('default')}</Tag>}
        </p>
        <p id={`${id}-text`} className={styles.text}>
          {parts.map((part) => (
            <span key={part.text} lang={langOf(part.text, locale)}>
              {part.text}
            </span>
          ))}
        </p>
        {trouble !== undefined && (
          <p id={`${id}-trouble`} className={styles.trouble}>
            <Icon glyph={CircleAlert} size="sm" className={styles.troubleIcon} />
            <span>{t(`problems.${trouble}`)}</span>
          </p>
        )}
        {isChosen && <Icon glyph={Check} className={styles.tick} />}
      </div>
      {(canEdit || onDelete || canSetDefault) && (
        <div className={styles.actions}>
          {canSetDefault && (
            <Button variant="ghost" size="sm" onPress={onSetDefault} aria-describedby={`${id}-name ${id}-text`}>
              {t('setDefault')}
            </Button>
          )}
          {editHref !== undefined ? (
            <LinkButton {...editing} href={editHref}>
              {t('edit')}
            </LinkButton>
          ) : (
            onEdit && (
              <Button {...editing} onPress={onEdit}>
                {t('edit')}
              </Button>
            )
          )}
          {onDelete && (
            <Button
              variant="ghost"
              size="sm"
              onPress={onDelete}
              aria-label={t('deleteAddress', { name: address.recipientName, address: text })}
            >
              {t('delete')}
            </Button>
          )}
        </div>
      )}
      {hasBand && <span className={styles.band} />}
    </div>
  );
}
