// @vitest-environment jsdom
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { keepEarlyPress } from './earlyPress.ts';
import { createHydration, HydrationProvider } from './hydration.ts';
import { createLatePart } from './latePart.tsx';

function Heart({ onPress }: { onPress: () => void }) {
  return (
    <button type="button" onClick={onPress}>
      Heart
    </button>
  );
}

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

function deferred<T>() {
  let resolve: (value: T) => void = () => undefined;
  let reject: (reason: Error) => void = () => undefined;
  const promise = new Promise<T>((...settle) => {
    [resolve, reject] = settle;
  });
  return { promise, resolve, reject };
}

/** A page as the server draws it, being taken over by a browser to which the code of the part comes when told. */
async function openPage() {
  const onPress = vi.fn();
  const onDone = vi.fn();
  const { promise, resolve, reject } = deferred<typeof Heart>();
  const drawn = createLatePart('heart.tsx', async () => Heart);
  await drawn.bring();
  const late = createLatePart('heart.tsx', () => promise);
  const root = document.createElement('div');
  root.innerHTML = renderToString(<drawn.Part onPress={onPress} />);
  document.body.replaceChildren(root);
  const button = root.querySelector('button');
  if (!button) throw new Error('The server did not draw the part.');

  const answerEarlyPress = keepEarlyPress(document);
  const hydration = createHydration(() => {
    onDone();
    answerEarlyPress();
  });
  await act(async () => {
    hydrateRoot(
      root,
      <HydrationProvider value={hydration}>
        <late.Part onPress={onPress} />
      </HydrationProvider>,
    );
  });
  hydration.restArrived();
  return { root, button, onPress, onDone, arrive: () => resolve(Heart), fail: () => reject(new Error('gone')) };
}

test('leaves what the server drew until the code comes, and then answers the press that came before it', async () => {
  const { root, button, onPress, onDone, arrive } = await openPage();
  expect(root.contains(button)).toBe(true);
  button.click();
  expect(onPress).not.toHaveBeenCalled();
  expect(onDone).not.toHaveBeenCalled();

  await act(async () => arrive());
  expect(root.contains(button)).toBe(true);
  expect(onDone).toHaveBeenCalledOnce();
  expect(onPress).toHaveBeenCalledOnce();
  button.click();
  expect(onPress).toHaveBeenCalledTimes(2);
});

test('leaves what the server drew where the code cannot be had, and holds up nothing else', async () => {
  const { root, button, onDone, fail } = await openPage();
  await act(async () => fail());
  expect(root.contains(button)).toBe(true);
  expect(onDone).toHaveBeenCalledOnce();
});

test('answers a press once where somebody hears it at once', async () => {
  const { button, onPress, arrive } = await openPage();
  await act(async () => arrive());
  const answerEarlyPress = keepEarlyPress(document);
  button.click();
  answerEarlyPress();
  expect(onPress).toHaveBeenCalledOnce();
});

test('ticks a box that was pressed too early', async () => {
  const onTick = vi.fn();
  function Box() {
    return <input type="checkbox" checked={false} onChange={(event) => onTick(event.target.checked)} />;
  }
  const { promise, resolve } = deferred<typeof Box>();
  const drawn = createLatePart('box.tsx', async () => Box);
  await drawn.bring();
  const late = createLatePart('box.tsx', () => promise);
  const root = document.createElement('div');
  root.innerHTML = renderToString(<drawn.Part />);
  document.body.replaceChildren(root);
  const answerEarlyPress = keepEarlyPress(document);
  await act(async () => {
    hydrateRoot(root, <late.Part />);
  });
  root.querySelector('input')?.click();
  await new Promise((next) => setTimeout(next));
  await act(async () => resolve(Box));
  expect(onTick).not.toHaveBeenCalled();
  act(() => answerEarlyPress());
  expect(onTick.mock.calls).toEqual([[true]]);
});
