import { type RefObject, useEffect, useRef, useState } from 'react';
import { isStill } from '../../theme/motion.ts';

/** State and actions of a row of slides. */
export interface Slides {
  /** Index of the current slide. */
  index: number;
  /** Whether slides change automatically. */
  isPlaying: boolean;
  /** Ref of the scrolling row; its children are the slides. */
  track: RefObject<HTMLDivElement | null>;
  /** Shows a slide and stops autoplay. */
  show: (position: number) => void;
  /** Starts or stops autoplay on the user's request. */
  toggle: () => void;
  /** Reports whether the pointer or the focus is inside: autoplay pauses while either is. */
  watch: (by: 'pointer' | 'focus', isInside: boolean) => void;
  /** Reads the current slide from the scroll position. */
  onScroll: () => void;
}

/**
 * Shows slides one by one, by scrolling. With autoplay they change automatically, except with
 * reduced motion, in a hidden page, or while the pointer or focus is inside.
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
  /** Users who start autoplay themselves get it with reduced motion too. */
  const isChosenByUser = useRef(false);

  useEffect(() => {
    setPlaying(isAutoplay && !isStill());
  }, [isAutoplay]);

  useEffect(() => {
    if (!isPlaying || isWatched || total < 2) return;
    const timer = setInterval(() => {
      if (isStill() && !isChosenByUser.current) setPlaying(false);
      else if (document.visibilityState === 'visible') scrollTo(track.current, (index + 1) % total);
    }, interval);
    return () => clearInterval(timer);
  }, [isPlaying, isWatched, index, total, interval]);

  return {
    index: Math.min(index, Math.max(0, total - 1)),
    isPlaying,
    track,
    show(position) {
      setPlaying(false);
      scrollTo(track.current, position);
    },
    toggle() {
      isChosenByUser.current = !isPlaying;
      // A user who starts autoplay has the focus on that very button, and still wants it to play.
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

function scrollTo(track: HTMLDivElement | null, position: number): void {
  const slide = track?.children[position];
  if (!track || !(slide instanceof HTMLElement)) return;
  track.scrollTo({ left: slide.offsetLeft, behavior: isStill() ? 'instant' : 'smooth' });
}
