import { conformance } from '../../testing/conformance.tsx';
import { Radio } from './Radio.tsx';
import { RadioCard } from './RadioCard.tsx';
import { RadioGroup } from './RadioGroup.tsx';

conformance('RadioGroup', (root) => (
  <RadioGroup {...root} label="words">
    <Radio value="one">one</Radio>
  </RadioGroup>
));
conformance('Radio', (root) => (
  <RadioGroup label="words">
    <Radio {...root} value="one" unavailableReason="words">
      one
    </Radio>
  </RadioGroup>
));
conformance('RadioCard', (root) => (
  <RadioGroup label="words">
    <RadioCard {...root} value="one" title="words" end="words">
      words
    </RadioCard>
  </RadioGroup>
));
