import { describe, expect, it, vi } from 'vitest';
import { createHydration } from './hydration.ts';

function start() {
  const onDone = vi.fn();
  return { onDone, hydration: createHydration(onDone) };
}

describe('createHydration', () => {
  it('is done with the page when there are no boundaries', () => {
    const { onDone, hydration } = start();
    hydration.rootHydrated();
    expect(onDone).toHaveBeenCalledOnce();
  });

  it('waits for boundaries that settle later', () => {
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

  it('accepts a boundary that settles before it is expected, because child effects run first', () => {
    const { onDone, hydration } = start();
    const boundary = hydration.createBoundary();
    boundary.settle();
    boundary.expect();
    hydration.rootHydrated();
    expect(onDone).toHaveBeenCalledOnce();
  });

  it('counts a boundary once, even if it is reported repeatedly', () => {
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

  it('does not wait for a boundary that was created but not rendered', () => {
    const { onDone, hydration } = start();
    hydration.createBoundary();
    hydration.rootHydrated();
    expect(onDone).toHaveBeenCalledOnce();
  });

  it('is done only once, even if boundaries are rendered afterwards', () => {
    const { onDone, hydration } = start();
    hydration.rootHydrated();
    const boundary = hydration.createBoundary();
    boundary.expect();
    boundary.settle();
    expect(onDone).toHaveBeenCalledOnce();
  });
});
