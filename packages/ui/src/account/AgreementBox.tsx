import { Link } from '../actions/Link/Link.tsx';
import { Checkbox } from '../forms/Checkbox/Checkbox.tsx';
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

/** The box that says yes to terms and privacy policy; both open beside the form, which keeps what was typed. */
export function AgreementBox({ links, isSelected, onChange }: AgreementBoxProps) {
  const words = useWords(signInWords);
  const [before, between, after] = words.agreement;
  return (
    <Checkbox
      name="agreement"
      isRequired
      isSelected={isSelected}
      onChange={onChange}
      validate={(isTicked) => (isTicked ? undefined : words.agreementNeeded)}
    >
      {before}
      <Link href={links.terms} target="_blank">
        {words.terms}
      </Link>
      {between}
      <Link href={links.privacy} target="_blank">
        {words.privacy}
      </Link>
      {after}
    </Checkbox>
  );
}
