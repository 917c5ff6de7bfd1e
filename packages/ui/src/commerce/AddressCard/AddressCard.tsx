import type { Address } from '@mallard/domain/contract';
import { type HTMLAttributes, type Ref, useId } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { LinkButton } from '../../actions/Button/LinkButton.tsx';
import { Tag } from '../../feedback/Tag/Tag.tsx';
import { takeEarlyTick } from '../../foundations/EarlyState/takeEarlyTick.ts';
import { Check, CircleAlert } from '../../foundations/Icon/glyphs.ts';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { langOf } from '../../intl/langOf.ts';
import { useLocale } from '../../intl/useLocale.ts';
import { useMessages } from '../../intl/useMessages.ts';
import { joinClass } from '../../theme/joinClass.ts';
import * as styles from './AddressCard.css.ts';
import { addressParts, formatAddress } from './formatAddress.ts';
import { maskPhone } from './maskPhone.ts';

/** Why nothing can be sent to an address: no delivery there, something missing, a region that is no more. */
export type AddressTrouble = 'outOfArea' | 'incomplete' | 'retiredRegion';

export interface AddressCardProps extends Omit<HTMLAttributes<HTMLDivElement>, 'style' | 'children' | 'onSelect'> {
  /** The address shown, with its whole phone number. */
  address: Address;
  /** Name that the cards of one choice share; makes each a radio. Leave it out where nothing is chosen. */
  groupName?: string | undefined;
  /** @default false */
  isSelected?: boolean | undefined;
  /** Called when it is chosen; never with `trouble`. */
  onSelect?: (() => void) | undefined;
  /** Why nothing can be sent there. Such an address can be heard and edited, not chosen. */
  trouble?: AddressTrouble | undefined;
  /** Where the address is edited. */
  editHref?: string | undefined;
  /** Edits it on this page; `editHref` wins. */
  onEdit?: (() => void) | undefined;
  /** Deletes it; the owner asks first. */
  onDelete?: (() => void) | undefined;
  /** Not offered for the default address. */
  onSetDefault?: (() => void) | undefined;
  /** Whether the plumage band ends the card, for the one address of a checkout. @default false */
  hasBand?: boolean | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** A shipping address: one of a choice, or one of a list that can be changed. The phone number is masked. */
export function AddressCard(props: AddressCardProps) {
  const { address, groupName, isSelected = false, onSelect, trouble, editHref, onEdit, onDelete, ...others } = props;
  const { onSetDefault, hasBand = false, className, ...rest } = others;
  const t = useMessages('commerce', 'AddressCard');
  const locale = useLocale();
  const id = useId();
  const text = formatAddress(address);
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
      {...rest}
      className={joinClass(styles.root, className)}
      data-selected={isChosen || undefined}
      data-trouble={trouble}
    >
      <div className={styles.content}>
        {groupName !== undefined && (
          <input
            ref={takeEarlyTick}
            type="radio"
            name={groupName}
            value={address.id}
            checked={isSelected}
            // Focusable all the same: who cannot see the reason hears it.
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
          {addressParts(address).map((part) => (
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
