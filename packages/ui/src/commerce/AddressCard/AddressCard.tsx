import type { Address } from '@mallard/domain/contract';
import { Check } from 'lucide-react';
import { type Ref, useId } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { LinkButton } from '../../actions/Button/LinkButton.tsx';
import { Tag } from '../../feedback/Tag/Tag.tsx';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { useCommerceWords } from '../../intl/useCommerceWords.ts';
import { joinClass } from '../../theme/joinClass.ts';
import * as styles from './AddressCard.css.ts';
import { maskPhone } from './maskPhone.ts';

export interface AddressCardProps {
  address: Address;
  /** Name that the cards of one choice share; makes each a radio. Leave it out where nothing is chosen. */
  groupName?: string | undefined;
  /** @default false */
  isSelected?: boolean | undefined;
  onSelect?: (() => void) | undefined;
  /** Where the address is edited. */
  editHref?: string | undefined;
  onDelete?: (() => void) | undefined;
  /** Not offered for the default address. */
  onSetDefault?: (() => void) | undefined;
  /** Whether the plumage band ends the card, for the one address of a checkout. @default false */
  hasBand?: boolean | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** A shipping address: one of a choice, or one of a list that can be changed. The phone number is masked. */
export function AddressCard(props: AddressCardProps) {
  const { address, groupName, isSelected = false, onSelect, editHref, onDelete, onSetDefault, hasBand = false } = props;
  const words = useCommerceWords();
  const id = useId();
  const { province, city, county } = address.region;
  const place = [province, city === province ? '' : city, county].filter(Boolean).join(' ');
  const canSetDefault = onSetDefault !== undefined && !address.isDefault;
  return (
    <div
      ref={props.ref}
      className={joinClass(styles.root, props.className)}
      data-selected={(groupName !== undefined && isSelected) || undefined}
    >
      <div className={styles.content}>
        {groupName !== undefined && (
          <input
            type="radio"
            name={groupName}
            value={address.id}
            checked={isSelected}
            aria-labelledby={`${id}-name ${id}-text`}
            className={styles.choice}
            onChange={() => onSelect?.()}
          />
        )}
        <p className={styles.head}>
          <span id={`${id}-name`} className={styles.name}>
            {address.recipientName}
          </span>
          <span className={styles.phone}>{maskPhone(address.phone)}</span>
          {address.isDefault && <Tag tone="new">{words.defaultAddress}</Tag>}
        </p>
        <p id={`${id}-text`} className={styles.text}>
          {place} {address.detailAddress}
        </p>
        {groupName !== undefined && isSelected && <Icon glyph={Check} className={styles.tick} />}
      </div>
      {(editHref !== undefined || onDelete || canSetDefault) && (
        <div className={styles.actions}>
          {canSetDefault && (
            <Button variant="ghost" size="sm" onPress={onSetDefault} aria-describedby={`${id}-name`}>
              {words.setDefault}
            </Button>
          )}
          {editHref !== undefined && (
            <LinkButton variant="ghost" size="sm" href={editHref} aria-label={words.editAddress(address.recipientName)}>
              {words.edit}
            </LinkButton>
          )}
          {onDelete && (
            <Button
              variant="ghost"
              size="sm"
              onPress={onDelete}
              aria-label={words.deleteAddress(address.recipientName)}
            >
              {words.delete}
            </Button>
          )}
        </div>
      )}
      {hasBand && <span className={styles.band} />}
    </div>
  );
}
