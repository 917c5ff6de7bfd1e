import {
  allRegionNames,
  englishRegionNames,
  parsePastedAddress,
  renameRegion,
  validateAddress,
} from '@mallard/domain/validation';
import { TextArea } from '@mallard/ui/TextArea';
import { areaList } from '@vant/area-data';
import { useState } from 'react';
import { DomainPage, type Fact, Facts, Json, Presets } from './DomainPage.tsx';
import { useDomainMessages } from './messages.ts';

const names = { ...areaList.province_list, ...areaList.city_list, ...areaList.county_list };
const examples = ['chat', 'labels', 'english', 'retiredRegion', 'severalPhones', 'taiwan'] as const;

/** A page to try `parsePastedAddress`. */
export function AddressesPage() {
  const t = useDomainMessages('addresses');
  const tExample = useDomainMessages('pastedAddresses');
  const [text, setText] = useState(tExample('chat'));
  const { recipientName, phone, region, detailAddress, postcode, unusedParts = [] } = parsePastedAddress(text, names);
  const problems = validateAddress({
    recipientName: recipientName ?? '',
    phone: phone ?? '',
    region: region ?? null,
    detailAddress: detailAddress ?? '',
    postcode: postcode ?? '',
    isDefault: false,
  });
  const english = region && renameRegion(region, englishRegionNames());
  const facts: Fact[] = [
    ['recipientName', recipientName],
    ['phone', phone],
    ['region', region && `${region.province} ${region.city} ${region.county}`],
    ['areaCode', region?.areaCode],
    [t('englishNames'), english && [english.county, english.city, english.province].filter(Boolean).join(', ')],
    ['detailAddress', detailAddress],
    ['postcode', postcode],
  ];
  return (
    <DomainPage
      title={t('title')}
      description={t('description', { count: Object.keys(allRegionNames(names)).length })}
      results={
        <Facts
          facts={[
            ...facts.map(([name, value]): Fact => [name, value ?? t('notFound')]),
            ['unusedParts', <Json key="unusedParts" value={unusedParts} />],
            ['validateAddress', <Json key="problems" value={problems} />],
          ]}
        />
      }
    >
      <TextArea label={t('text')} rows={5} value={text} onChange={setText} />
      <Presets items={examples.map((name) => ({ label: t(name), onPress: () => setText(tExample(name)) }))} />
    </DomainPage>
  );
}
