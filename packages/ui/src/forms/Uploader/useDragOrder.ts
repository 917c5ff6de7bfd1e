import { type PointerEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { moveTo } from './moveTo.ts';

/** Distance after which a mouse drags, and within which a finger must stay to hold, in px. */
const slack = 6;
/** How long a finger must rest on a photo to hold it, in ms; a shorter touch scrolls the page. */
const holdMilliseconds = 280;

interface Drag {
  id: string;
  tile: HTMLElement;
  /** Pointer position on the page, and where it holds the tile. */
  x: number;
  y: number;
  grabX: number;
  grabY: number;
  pointerId: number;
  isHeld: boolean;
}

/**
 * Lets users drag photos to another position: by mouse at once, by touch after a short hold.
 *
 * @param list      the element whose children have `data-id`
 * @param ids       the current order
 * @param isEnabled whether photos can be dragged; a running drag ends with it
 * @param onReorder called with the new order when a photo is dropped at another position
 */
export function useDragOrder(
  list: RefObject<HTMLElement | null>,
  ids: readonly string[],
  isEnabled: boolean,
  onReorder: (ids: string[]) => void,
) {
  const drag = useRef<Drag>(undefined);
  const hold = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wasDragged = useRef(false);
  const [requested, setRequested] = useState<readonly string[]>();
  const [heldId, setHeldId] = useState<string>();
  const order = requested ? arrange(ids, requested) : ids;

  useEffect(() => {
    const element = list.current;
    // Browsers let a listener prevent scrolling only if it was registered, as non-passive, before
    // the touch started.
    const keepStill = (event: TouchEvent) => {
      if (drag.current?.isHeld) event.preventDefault();
    };
    element?.addEventListener('touchmove', keepStill, { passive: false });
    return () => {
      element?.removeEventListener('touchmove', keepStill);
      clearTimeout(hold.current);
    };
  }, [list]);
  useLayoutEffect(() => {
    if (drag.current && !(isEnabled && ids.includes(drag.current.id))) letGo(false);
    followPointer(drag.current);
    // A tile that moves in the DOM loses pointer capture. Without it, a release outside of the
    // tiles would be missed.
    if (drag.current?.isHeld) drag.current.tile.setPointerCapture?.(drag.current.pointerId);
  });

  function take() {
    if (!drag.current) return;
    drag.current.isHeld = true;
    drag.current.tile.setPointerCapture?.(drag.current.pointerId);
    wasDragged.current = true;
    setHeldId(drag.current.id);
    setRequested(ids);
  }

  function letGo(isMeant: boolean) {
    clearTimeout(hold.current);
    const dragged = drag.current;
    drag.current = undefined;
    if (!dragged?.isHeld) return;
    dragged.tile.style.translate = '';
    if (isMeant && order.some((id, index) => id !== ids[index])) onReorder([...order]);
    setHeldId(undefined);
    setRequested(undefined);
  }

  return {
    /** The order to show; includes the current drag. */
    order,
    heldId,
    /** Whether the next click only ends a drag. */
    endsDrag: () => wasDragged.current,
    tileProps: (id: string) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        wasDragged.current = false;
        if (event.button !== 0 || !event.isPrimary) return;
        const tile = event.currentTarget;
        const box = tile.getBoundingClientRect();
        const { clientX: x, clientY: y, pointerId } = event;
        drag.current = { id, tile, x, y, grabX: x - box.left, grabY: y - box.top, pointerId, isHeld: false };
        if (event.pointerType === 'touch') hold.current = setTimeout(take, holdMilliseconds);
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        const dragged = drag.current;
        if (!dragged) return;
        // The pointer was released outside of the tile.
        if (event.buttons === 0) return letGo(false);
        if (!dragged.isHeld) {
          if (Math.hypot(event.clientX - dragged.x, event.clientY - dragged.y) < slack) return;
          if (event.pointerType === 'touch') return letGo(false);
          take();
        }
        dragged.x = event.clientX;
        dragged.y = event.clientY;
        followPointer(dragged);
        const under = idUnder(list.current, dragged);
        if (under !== undefined) setRequested(moveTo(order, id, order.indexOf(under)));
      },
      onPointerUp: () => letGo(true),
      onPointerCancel: () => letGo(false),
      onContextMenu: (event: { preventDefault: () => void }) => {
        if (drag.current?.isHeld) event.preventDefault();
      },
    }),
  };
}

/** Applies an order to the current ids: new ids come last, removed ones are dropped. */
function arrange(ids: readonly string[], requested: readonly string[]): readonly string[] {
  const existingIds = requested.filter((id) => ids.includes(id));
  return [...existingIds, ...ids.filter((id) => !requested.includes(id))];
}

/** Positions the tile under the pointer, wherever it is in the grid. */
function followPointer(dragged: Drag | undefined): void {
  if (!dragged?.isHeld) return;
  const { tile, x, y, grabX, grabY } = dragged;
  tile.style.translate = '';
  const box = tile.getBoundingClientRect();
  tile.style.translate = `${x - grabX - box.left}px ${y - grabY - box.top}px`;
}

function idUnder(list: HTMLElement | null, { id, x, y }: Drag): string | undefined {
  const tiles = [...(list?.querySelectorAll<HTMLElement>('[data-id]') ?? [])];
  return tiles.find((tile) => {
    const { left, right, top, bottom } = tile.getBoundingClientRect();
    return tile.dataset['id'] !== id && x >= left && x <= right && y >= top && y <= bottom;
  })?.dataset['id'];
}
