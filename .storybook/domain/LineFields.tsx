import { minor } from '@mallard/domain/money';
import { MAX_QUANTITY } from '@mallard/domain/rules';
import { Button } from '@mallard/ui/Button';
import { Grid } from '@mallard/ui/Grid';
import { Inline } from '@mallard/ui/Inline';
import { Stack } from '@mallard/ui/Stack';
import { Surface } from '@mallard/ui/Surface';
import { Switch } from '@mallard/ui/Switch';
import { Text } from '@mallard/ui/Text';
import { AmountField, Choice } from './fields.tsx';
import { useDomainMessages } from './messages.ts';
import { categories, newLine, type SampleLine } from './samples.ts';

const MAX_LINES = 5;

interface LineFieldsProps {
  lines: readonly SampleLine[];
  onChange: (lines: SampleLine[]) => void;
}

/** Fields of the lines of a cart. Lines can be added and removed. */
export function LineFields({ lines, onChange }: LineFieldsProps) {
  const t = useDomainMessages('lines');
  return (
    <Stack gap={12}>
      {lines.map((line) => {
        const { id, price, originalPrice, quantity, category, isSelected } = line;
        const change = (to: Partial<SampleLine>) =>
          onChange(lines.map((each) => (each === line ? { ...each, ...to } : each)));
        return (
          <Surface key={id} tone="sunken" role="group" aria-label={t('line', { number: id })}>
            <Stack gap={12}>
              <Inline justify="between">
                <Text size="label-strong">{t('line', { number: id })}</Text>
                <Button size="sm" variant="ghost" onPress={() => onChange(lines.filter((each) => each !== line))}>
                  {t('remove', { number: id })}
                </Button>
              </Inline>
              <Grid columns="sm" gap={12}>
                <AmountField
                  label={t('price')}
                  value={price}
                  onChange={(value) => change({ price: minor(value ?? 0) })}
                />
                <AmountField
                  label={t('originalPrice')}
                  value={originalPrice}
                  onChange={(value) => change({ originalPrice: value === null ? null : minor(value) })}
                />
                <AmountField
                  label={t('quantity')}
                  value={quantity}
                  minValue={1}
                  maxValue={MAX_QUANTITY}
                  onChange={(value) => change({ quantity: value ?? 1 })}
                />
                <Choice
                  label={t('category')}
                  ids={categories}
                  labelOf={t}
                  value={category}
                  onChange={(newCategory) => change({ category: newCategory })}
                />
              </Grid>
              <Switch isSelected={isSelected} onChange={(is) => change({ isSelected: is })}>
                {t('isSelected')}
              </Switch>
            </Stack>
          </Surface>
        );
      })}
      {lines.length < MAX_LINES && (
        <Button variant="quiet" onPress={() => onChange([...lines, newLine(lines)])}>
          {t('add')}
        </Button>
      )}
    </Stack>
  );
}
