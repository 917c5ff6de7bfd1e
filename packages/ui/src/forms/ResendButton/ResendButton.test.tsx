import { conformance } from '../../testing/conformance.tsx';
import { ResendButton } from './ResendButton.tsx';

const atFirst = () => 0;

conformance('ResendButton', (root) => <ResendButton {...root} availableAt={60_000} now={atFirst} />);
