import { sampleAddresses } from '../../fixtures/samplePurchase.ts';
import { conformance } from '../../testing/conformance.tsx';
import { AddressList } from './AddressList.tsx';

const addresses = sampleAddresses('en-US');

conformance('AddressList', (root) => <AddressList {...root} addresses={addresses} addHref="#add" />);
conformance('AddressList to choose from', (root) => (
  <AddressList {...root} addresses={addresses} selectedId={addresses[0]?.id} onSelectionChange={() => {}} />
));
conformance('AddressList without addresses', (root) => <AddressList {...root} addresses={[]} addHref="#add" />);
