import { sampleAddresses } from '../../fixtures/samplePurchase.ts';
import { sampleRegions } from '../../fixtures/sampleRegions.ts';
import { conformance } from '../../testing/conformance.tsx';
import { AddressForm } from './AddressForm.tsx';

const [address] = sampleAddresses('en-US');
const ignore = () => {};

conformance('AddressForm', (root) => (
  <AddressForm
    {...root}
    value={address}
    loadRegions={sampleRegions['en-US'].loadChildren}
    parsePasted={() => ({})}
    onSubmit={ignore}
    onDelete={ignore}
  />
));
