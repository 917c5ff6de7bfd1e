import { Agreement } from '../forms/Agreement/Agreement.tsx';
import { useWords } from '../intl/useWords.ts';
import { signInWords } from './signIn.words.ts';

/** Where what is agreed to can be read. */
export interface AgreementLinks {
  terms: string;
  privacy: string;
}

interface AgreementBoxProps {
  links: AgreementLinks;
  isSelected?: boolean | undefined;
  onChange?: ((isSelected: boolean) => void) | undefined;
}

/** The box that says yes to the terms and to the privacy policy. */
export function AgreementBox({ links, ...rest }: AgreementBoxProps) {
  const words = useWords(signInWords);
  return (
    <Agreement
      {...rest}
      links={[
        { label: words.terms, href: links.terms },
        { label: words.privacy, href: links.privacy },
      ]}
    />
  );
}
