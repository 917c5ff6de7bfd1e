import { describe, expect, it, vi } from 'vitest';
import { createHydration } from './hydration.ts';

function start() {
  const onDone = vi.fn();
  return { onDone, hydration: createHydration(onDone) };
}

describe('createHydration', () => {
  it('is done with the rest of the page when there are no parts', () => {
    const { onDone, hydration } = start();
    hydration.rootHydrated();
    expect(onDone).toHaveBeenCalledOnce();
  });

  it('waits for parts that come later', () => {
    const { onDone, hydration } = start();
    const [one, other] = [hydration.createBoundary(), hydration.createBoundary()];
    one.expect();
    other.expect();
    hydration.rootHydrated();
    one.settle();
    expect(onDone).not.toHaveBeenCalled();
    other.settle();
    expect(onDone).toHaveBeenCalledOnce();
  });

  it('takes a part that comes with the rest, whose effects run before those round it', () => {
    const { onDone, hydration } = start();
    const part = hydration.createBoundary();
    part.settle();
    part.expect();
    hydration.rootHydrated();
    expect(onDone).toHaveBeenCalledOnce();
  });

  it('counts a part once, however often it is told of', () => {
    const { onDone, hydration } = start();
    const [one, other] = [hydration.createBoundary(), hydration.createBoundary()];
    one.expect();
    one.expect();
    other.expect();
    one.settle();
    one.settle();
    hydration.rootHydrated();
    expect(onDone).not.toHaveBeenCalled();
    other.settle();
    expect(onDone).toHaveBeenCalledOnce();
  });

  it('does not wait for what was made and never drawn', () => {
    const { onDone, hydration } = start();
    hydration.createBoundary();
    hydration.rootHydrated();
    expect(onDone).toHaveBeenCalledOnce();
  });

  it('is done once, whatever is drawn afterwards', () => {
    const { onDone, hydration } = start();
    hydration.rootHydrated();
    const part = hydration.createBoundary();
    part.expect();
    part.settle();
    expect(onDone).toHaveBeenCalledOnce();
  });
});
