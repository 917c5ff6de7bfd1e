/// <reference types="vite/types/importMeta.d.ts" />
import type { ComponentType, ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SampleProvider } from '../fixtures/SampleProvider.tsx';

/** Parts of a story, or of a story file's `meta`, that this test reads. */
interface Sample {
  component?: ComponentType<object>;
  args?: object;
  render?: unknown;
}

type StoryFile = Readonly<{ default: Sample } & Record<string, Sample>>;

const files = import.meta.glob<StoryFile>('../*/*/*.stories.tsx');

/** Returns an element for every story of a file that only sets props. */
function elementsOf({ default: meta, ...stories }: StoryFile): ReactElement[] {
  const { component: Component, args, render } = meta;
  if (!Component || render) return [];
  return Object.entries(stories).flatMap(([name, story]) =>
    story.render ? [] : [<Component key={name} {...args} {...story.args} />],
  );
}

afterEach(() => vi.restoreAllMocks());

describe.each(Object.keys(files).sort())('the stories of %s', (path) => {
  it.each(['zh-CN', 'en-US'])('hydrate server HTML without a mismatch, in %s', async (locale) => {
    const elements = elementsOf((await files[path]?.()) ?? { default: {} });
    const page = <SampleProvider locale={locale}>{elements}</SampleProvider>;
    const html = renderToString(page);
    // A strict Content-Security-Policy refuses style attributes.
    expect(html).not.toMatch(/\sstyle=/);

    const problems = vi.fn();
    vi.spyOn(console, 'error').mockImplementation(problems);
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = html;
    const root = hydrateRoot(container, page, { onRecoverableError: problems });
    await new Promise((resolve) => requestAnimationFrame(resolve));
    expect(problems).not.toHaveBeenCalled();
    root.unmount();
    container.remove();
  });
});
