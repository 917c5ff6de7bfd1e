import { KEYWORD_MAX_LENGTH, normalizeLine, validateKeyword } from '@mallard/domain/validation';
import { Form } from '@mallard/ui/Form';
import { Search } from '@mallard/ui/glyphs';
import { Icon } from '@mallard/ui/Icon';
import { TextField } from '@mallard/ui/TextField';
import { useTranslation } from '../../i18n/useTranslation.ts';
import * as styles from './Orders.css.ts';

interface OrderSearchProps {
  /** As the address has it, which may be more than can be searched for. */
  keyword: string;
  /** Gets what to look for; empty for all orders. */
  onSearch: (keyword: string) => void;
}

/** Looks for orders by their number or by what is in them. */
export function OrderSearch({ keyword, onSearch }: OrderSearchProps) {
  const { t } = useTranslation('orders');
  const limit = KEYWORD_MAX_LENGTH;
  const isTooLong = (text: string) => validateKeyword(text) === 'KEYWORD_TOO_LONG';
  return (
    <Form
      role="search"
      aria-label={t('search')}
      className={styles.search}
      validationErrors={isTooLong(keyword) ? { keyword: t('searchCut', { limit }) } : undefined}
      onSubmit={(values) => onSearch(normalizeLine(String(values.get('keyword') ?? '')))}
    >
      <TextField
        // Another address may bring another keyword.
        key={keyword}
        type="search"
        name="keyword"
        label={t('search')}
        isLabelHidden
        placeholder={t('searchHint')}
        defaultValue={keyword}
        validate={(text) => (isTooLong(text) ? t('searchTooLong', { limit }) : undefined)}
        enterKeyHint="search"
        iconStart={<Icon glyph={Search} />}
      />
    </Form>
  );
}
