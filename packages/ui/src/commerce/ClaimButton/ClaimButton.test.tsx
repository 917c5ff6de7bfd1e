import { conformance } from '../../testing/conformance.tsx';
import { ClaimButton } from './ClaimButton.tsx';

conformance('ClaimButton', (root) => <ClaimButton {...root} state="claimable" onClaim={() => {}} />);
