import { type RefObject, useEffect, useRef, useState } from 'react';
import { isStill } from '../../theme/motion.ts';

/** What a row of slides shows and does. */
export interface Slides {
  /** Place of the slide that is shown, from 0. */
  index: number;
  /** Whether slides change by themselves. */
  isPlaying: boolean;
  /** Ref of the row that scrolls; its children are the slides. */
  track: RefObject<HTMLDivElement | null>;
  /** Goes to a slide, and stays there. */
  show: (place: number) => void;
  /** Starts or stops the change, by its reader's own wish. */
  toggle: () => void;
  /** Says whether the pointer or the focus is inside: while either is, the change waits. */
  watch: (by: 'pointer' | 'focus', isInside: boolean) => void;
  /** Reads off the row which slide is shown. */
  onScroll: () => void;
}

/**
 * One slide after the other, by scrolling. They change by themselves where that was asked for and motion is welcome, and
 * wait while the page is hidden or somebody looks closer.
 *
 * @param total    number of slides
 * @param interval how long a slide stays, ms
 */
export function useSlides(total: number, interval: number, isAutoplay: boolean): Slides {
  const track = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(0);
  const [isPlaying, setPlaying] = useState(false);
  const [inside, setInside] = useState({ pointer: false, focus: false });
  const isWatched = inside.pointer || inside.focus;
  /** Who started it themselves wants it under reduced motion, too. */
  const isWished = useRef(false);

  useEffect(() => {
    setPlaying(isAutoplay && !isStill());
  }, [isAutoplay]);

  useEffect(() => {
    if (!isPlaying || isWatched || total < 2) return;
    const timer = setInterval(() => {
      if (isStill() && !isWished.current) setPlaying(false);
      else if (document.visibilityState === 'visible') scrollTo(track.current, (index + 1) % total);
    }, interval);
    return () => clearInterval(timer);
  }, [isPlaying, isWatched, index, total, interval]);

  return {
    index: Math.min(index, Math.max(0, total - 1)),
    isPlaying,
    track,
    show(place) {
      setPlaying(false);
      scrollTo(track.current, place);
    },
    toggle() {
      isWished.current = !isPlaying;
      // Who starts it has the focus on the very button, and wants it to move.
      setInside((old) => ({ ...old, focus: false }));
      setPlaying(!isPlaying);
    },
    watch(by, isInside) {
      setInside((old) => ({ ...old, [by]: isInside }));
    },
    onScroll() {
      const box = track.current;
      if (box && box.clientWidth > 0) setIndex(Math.round(Math.abs(box.scrollLeft) / box.clientWidth));
    },
  };
}

function scrollTo(track: HTMLDivElement | null, place: number): void {
  const slide = track?.children[place];
  if (!track || !(slide instanceof HTMLElement)) return;
  track.scrollTo({ left: slide.offsetLeft, behavior: isStill() ? 'instant' : 'smooth' });
}
