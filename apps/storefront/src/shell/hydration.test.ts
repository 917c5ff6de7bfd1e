import { describe, expect, it, vi } from 'vitest';
import { createHydration } from './hydration.ts';

describe('createHydration', () => {
  it('is done with the rest of the page when there are no parts', () => {
    const onDone = vi.fn();
    createHydration(onDone).restArrived();
    expect(onDone).toHaveBeenCalledOnce();
  });

  it('waits for parts that come later', () => {
    const onDone = vi.fn();
    const hydration = createHydration(onDone);
    hydration.expectPart();
    hydration.expectPart();
    hydration.restArrived();
    hydration.partArrived();
    expect(onDone).not.toHaveBeenCalled();
    hydration.partArrived();
    expect(onDone).toHaveBeenCalledOnce();
  });

  it('takes parts that come with the rest, whose effects run before those round them', () => {
    const onDone = vi.fn();
    const hydration = createHydration(onDone);
    hydration.partArrived();
    hydration.expectPart();
    hydration.restArrived();
    expect(onDone).toHaveBeenCalledOnce();
  });

  it('is done once, whatever is drawn afterwards', () => {
    const onDone = vi.fn();
    const hydration = createHydration(onDone);
    hydration.restArrived();
    hydration.expectPart();
    hydration.partArrived();
    expect(onDone).toHaveBeenCalledOnce();
  });
});
