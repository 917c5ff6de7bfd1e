/** Returns a pending promise and a function that rejects it, for tests of slow `onChange` handlers. */
export function openAnswer(): { promise: Promise<void>; refuse: () => void } {
  let refuse = () => {};
  const promise = new Promise<void>((_, reject) => {
    refuse = () => reject(new Error('refused'));
  });
  return { promise, refuse };
}
