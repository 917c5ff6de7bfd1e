import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Heart } from 'lucide-react';
import { createRef } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { SampleProvider } from '../../fixtures/SampleProvider.tsx';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { serverConformance } from '../../testing/conformance.tsx';
import { Tooltip } from './Tooltip.tsx';

describe('Tooltip', () => {
  afterEach(cleanup);
  const button = (
    <IconButton label="words" hasTooltip={false}>
      <Icon glyph={Heart} />
    </IconButton>
  );

  it('passes ref, class, id and data attributes to its tooltip', () => {
    const ref = createRef<HTMLDivElement>();
    const root = { ref, className: 'host', 'data-host': 'yes' };
    render(
      <SampleProvider locale="en-US">
        <Tooltip id="own-hint" label="words" {...root}>
          {button}
        </Tooltip>
      </SampleProvider>,
    );
    // Only keyboard focus shows it at once.
    fireEvent.keyDown(document.body, { key: 'Tab' });
    act(() => screen.getByRole('button').focus());
    const hint = document.querySelector('[data-host="yes"]');
    expect(hint?.classList.contains('host')).toBe(true);
    expect(hint?.id).toBe('own-hint');
    expect(screen.getByRole('button').getAttribute('aria-describedby')).toBe('own-hint');
    expect(ref.current).toBe(hint);
  });

  serverConformance(() => <Tooltip label="words">{button}</Tooltip>);
});
