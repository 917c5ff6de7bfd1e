import { Checkbox } from '@mallard/ui/Checkbox';
import { Link } from '@mallard/ui/Link';
import { Trans, useTranslation } from 'react-i18next';
import { paths } from '../routes.ts';

interface AgreementProps {
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
}

/** The box that says yes to terms and privacy policy; both open beside the form, which keeps what was typed. */
export function Agreement({ isSelected, onChange }: AgreementProps) {
  const { t } = useTranslation('shell');
  return (
    <Checkbox name="agreement" isRequired isSelected={isSelected} onChange={onChange}>
      <Trans
        t={t}
        i18nKey="signIn.agreement"
        components={{
          terms: <Link href={paths.terms()} target="_blank" />,
          privacy: <Link href={paths.privacy()} target="_blank" />,
        }}
      />
    </Checkbox>
  );
}
