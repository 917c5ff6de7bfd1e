import { KEYWORD_MAX_LENGTH, normalizeLine, validateKeyword } from '@mallard/domain/validation';
import { Form } from '@mallard/ui/Form';
import { Search } from '@mallard/ui/glyphs';
import { Icon } from '@mallard/ui/Icon';
import { TextField } from '@mallard/ui/TextField';
import { useTranslation } from '../../i18n/useTranslation.ts';
import * as styles from './Orders.css.ts';

interface OrderSearchProps {
  /** The keyword from the URL, which may exceed the limit. */
  keyword: string;
  /** Called with the keyword; empty for all orders. */
  onSearch: (keyword: string) => void;
}

/** Searches orders by order number or product. */
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
        // Resets the field when the keyword in the URL changes.
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
