/** The answer of an owner that takes its time, for tests that refuse it when they want. */
export function openAnswer(): { promise: Promise<void>; refuse: () => void } {
  let refuse = () => {};
  const promise = new Promise<void>((_, reject) => {
    refuse = () => reject(new Error('refused'));
  });
  return { promise, refuse };
}
