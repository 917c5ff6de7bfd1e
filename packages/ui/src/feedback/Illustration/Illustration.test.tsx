import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import * as drawings from '../../exports/Illustration.ts';

it.each(Object.entries(drawings))(
  '%s is hidden from screen readers, and may occur twice on a page',
  (_name, Drawing) => {
    const { container } = render(
      <>
        <Drawing />
        <Drawing />
      </>,
    );
    for (const svg of container.querySelectorAll('svg')) expect(svg.getAttribute('aria-hidden')).toBe('true');
    const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
    expect(ids).not.toHaveLength(0);
    expect(new Set(ids).size).toBe(ids.length);
  },
);
