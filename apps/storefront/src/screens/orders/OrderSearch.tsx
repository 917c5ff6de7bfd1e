import { KEYWORD_MAX_LENGTH } from '@mallard/domain/validation';
import { Form } from '@mallard/ui/Form';
import { Icon } from '@mallard/ui/Icon';
import { TextField } from '@mallard/ui/TextField';
import { Search } from 'lucide-react';
import { useTranslation } from '../../shell/useTranslation.ts';
import * as styles from './Orders.css.ts';

interface OrderSearchProps {
  keyword: string;
  /** Gets what to look for; empty for all orders. */
  onSearch: (keyword: string) => void;
}

/** Looks for orders by their number or by what is in them. */
export function OrderSearch({ keyword, onSearch }: OrderSearchProps) {
  const { t } = useTranslation('orders');
  return (
    <Form
      role="search"
      aria-label={t('search')}
      className={styles.search}
      onSubmit={(values) => onSearch(String(values.get('keyword') ?? '').trim())}
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
        maxLength={KEYWORD_MAX_LENGTH}
        enterKeyHint="search"
        iconStart={<Icon glyph={Search} />}
      />
    </Form>
  );
}
