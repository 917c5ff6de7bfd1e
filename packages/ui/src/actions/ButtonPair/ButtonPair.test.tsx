import { conformance } from '../../testing/conformance.tsx';
import { Button } from '../Button/Button.tsx';
import { ButtonPair } from './ButtonPair.tsx';

conformance('ButtonPair', (root) => (
  <ButtonPair {...root}>
    <Button>one</Button>
    <Button>two</Button>
  </ButtonPair>
));
