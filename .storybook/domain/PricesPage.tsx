import { createPriceFormat, discountTag, formatPrice, minor, splitMinor } from '@mallard/domain/money';
import { TextField } from '@mallard/ui/TextField';
import { useState } from 'react';
import { DomainPage, Facts, Json, outcomeOf, Presets } from './DomainPage.tsx';
import { useDomainMessages } from './messages.ts';

const amounts = ['128000', '5', '-1990', '0.5', '9007199254740993'];

/** A page to try the functions of `@mallard/domain/money`. */
export function PricesPage() {
  const t = useDomainMessages('prices');
  const [amountText, setAmountText] = useState('128000');
  const [originalText, setOriginalText] = useState('199900');
  const [weightsText, setWeightsText] = useState('1, 1, 1');
  const amount = () => minor(toNumber(amountText));
  return (
    <DomainPage
      title={t('title')}
      description={t('description')}
      results={
        <Facts
          facts={[
            ['formatPrice', outcomeOf(() => formatPrice(amount()))],
            ['formatPrice, decimals: false', outcomeOf(() => formatPrice(amount(), { decimals: false }))],
            ['createPriceFormat().parts', outcomeOf(() => <Json value={createPriceFormat().parts(amount())} />)],
            [
              'discountTag',
              outcomeOf(() => {
                const tag = discountTag(amount(), minor(toNumber(originalText)));
                return tag ? <Json value={tag} /> : t('noDiscount');
              }),
            ],
            [
              'splitMinor',
              outcomeOf(() => <Json value={splitMinor(amount(), weightsText.split(',').map(toNumber))} />),
            ],
          ]}
        />
      }
    >
      <TextField label={t('amount')} description={t('amountHint')} value={amountText} onChange={setAmountText} />
      <Presets items={amounts.map((text) => ({ label: text, onPress: () => setAmountText(text) }))} />
      <TextField label={t('original')} value={originalText} onChange={setOriginalText} />
      <TextField label={t('weights')} description={t('weightsHint')} value={weightsText} onChange={setWeightsText} />
    </DomainPage>
  );
}

/** `Number('')` is 0, which would hide an empty field. */
function toNumber(text: string): number {
  return text.trim() === '' ? Number.NaN : Number(text);
}
