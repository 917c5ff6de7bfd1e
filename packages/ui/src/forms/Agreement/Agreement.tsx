import { Fragment } from 'react';
import { Link } from '../../actions/Link/Link.tsx';
import { useMessages } from '../../intl/useMessages.ts';
import { Checkbox, type CheckboxProps } from '../Checkbox/Checkbox.tsx';

/** A document to agree to. */
export interface AgreementLink {
  /** Its title: "Terms of service". */
  label: string;
  /** URL of the document. */
  href: string;
}

export interface AgreementProps extends Omit<CheckboxProps, 'children' | 'isIndeterminate' | 'validate'> {
  /** The documents, in order; each opens in a new window, so that the form keeps its values. */
  links: readonly AgreementLink[];
  /** Whether consent is required to submit the form; otherwise its error asks for it. @default true */
  isRequired?: boolean | undefined;
}

/** A checkbox to accept terms and policies, with a link to each. */
export function Agreement({ links, isRequired = true, name = 'agreement', ...remainingProps }: AgreementProps) {
  const t = useMessages('forms', 'Agreement');
  const between = (index: number) => {
    if (index === 0) return t('agree');
    return index === links.length - 1 ? t('lastSeparator') : t('separator');
  };
  const needed = t('required', {
    titles: links.map(({ label }, index) => (index === 0 ? '' : between(index)) + label).join(''),
  });
  return (
    <Checkbox
      {...remainingProps}
      name={name}
      isRequired={isRequired}
      validate={(isTicked) => (isRequired && !isTicked ? needed : undefined)}
    >
      {links.map(({ label, href }, index) => (
        <Fragment key={href}>
          <span>{between(index)}</span>
          <Link href={href} isExternal>
            {t('documentTitle', { label })}
          </Link>
        </Fragment>
      ))}
    </Checkbox>
  );
}
