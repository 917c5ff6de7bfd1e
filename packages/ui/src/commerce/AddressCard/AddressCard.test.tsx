import { sampleAddresses } from '../../fixtures/samplePurchase.ts';
import { conformance } from '../../testing/conformance.tsx';
import { AddressCard } from './AddressCard.tsx';

for (const address of sampleAddresses('en-US').slice(0, 1))
  conformance('AddressCard', (root) => (
    <AddressCard
      {...root}
      address={address}
      groupName="address"
      isSelected
      editHref="#edit"
      trouble="outOfArea"
      hasBand
    />
  ));
