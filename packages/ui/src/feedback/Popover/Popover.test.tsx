import { fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, it } from 'vitest';
import { Button } from '../../actions/Button/Button.tsx';
import { MallardProvider } from '../../foundations/MallardProvider/MallardProvider.tsx';
import { serverConformance } from '../../testing/conformance.tsx';
import { Popover } from './Popover.tsx';

describe('Popover', () => {
  const trigger = <Button>open</Button>;

  it('gives its panel to the host: ref, class and data attributes', () => {
    const ref = createRef<HTMLDivElement>();
    const root = { ref, className: 'host', 'data-host': 'yes' };
    render(
      <MallardProvider locale="en-US">
        <Popover trigger={trigger} title="words" {...root}>
          words
        </Popover>
      </MallardProvider>,
    );
    fireEvent.click(screen.getByRole('button'));
    const panel = document.querySelector('[data-host="yes"]');
    expect(panel?.classList.contains('host')).toBe(true);
    expect(ref.current).toBe(panel);
  });

  serverConformance(() => (
    <Popover trigger={trigger} title="words">
      words
    </Popover>
  ));
});
