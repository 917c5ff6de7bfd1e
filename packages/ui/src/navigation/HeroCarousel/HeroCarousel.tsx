import type { Carousel } from '@mallard/domain/contract';
import { Pause, Play } from 'lucide-react';
import { createElement, type Ref, useEffect, useRef, useState } from 'react';
import { artProps } from '../../commerce/pictureProps.ts';
import { pictureSizes } from '../../commerce/pictureSizes.ts';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { Image } from '../../foundations/Image/Image.tsx';
import { useWords } from '../../intl/useWords.ts';
import { below, from } from '../../theme/breakpoints.ts';
import { joinClass } from '../../theme/joinClass.ts';
import { isStill } from '../../theme/motion.ts';
import * as styles from './HeroCarousel.css.ts';
import { heroCarouselWords } from './HeroCarousel.words.ts';

export interface HeroCarouselProps {
  slides: readonly Carousel[];
  /** What the button on each slide says; the slide itself leads to the same place. */
  actionLabel: string;
  /** Name of the carousel. */
  label: string;
  /** How long a slide stays, ms. @default 6000 */
  interval?: number | undefined;
  /** Whether slides change by themselves, where motion is welcome and nobody looks closer. @default true */
  isAutoplay?: boolean | undefined;
  /** Rank of the slides' titles among the headings around them. @default 2 */
  headingLevel?: 1 | 2 | 3 | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

/**
 * Pictures of what is new, one at a time, after the ARIA carousel pattern. Before scripts have come it is a row that
 * can be scrolled and shows its first slide.
 */
export function HeroCarousel(props: HeroCarouselProps) {
  const { slides, actionLabel, label, interval = 6000, isAutoplay = true, headingLevel = 2, className, ref } = props;
  const words = useWords(heroCarouselWords);
  const track = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(0);
  const [isPlaying, setPlaying] = useState(false);
  const [isWatched, setWatched] = useState(false);
  const total = slides.length;

  useEffect(() => {
    setPlaying(isAutoplay && !isStill());
  }, [isAutoplay]);

  useEffect(() => {
    if (!isPlaying || isWatched || total < 2) return;
    const timer = setTimeout(() => show(track.current, (index + 1) % total), interval);
    return () => clearTimeout(timer);
  }, [isPlaying, isWatched, index, total, interval]);

  function onScroll() {
    const box = track.current;
    if (!box || box.clientWidth === 0) return;
    setIndex(Math.min(total - 1, Math.round(Math.abs(box.scrollLeft) / box.clientWidth)));
  }

  return (
    <section
      ref={ref}
      aria-roledescription={words.carousel}
      aria-label={label}
      className={joinClass(styles.root, className)}
      onPointerEnter={() => setWatched(true)}
      onPointerLeave={() => setWatched(false)}
      onFocus={() => setWatched(true)}
      onBlur={() => setWatched(false)}
    >
      <div ref={track} className={styles.track} onScroll={onScroll} aria-live={isPlaying ? 'off' : 'polite'}>
        {slides.map((slide, place) => (
          // biome-ignore lint/a11y/useSemanticElements: the ARIA pattern asks for a group
          <div
            key={slide.id}
            role="group"
            aria-roledescription={words.slide}
            aria-label={words.slideOf(place + 1, total)}
            className={styles.slide}
          >
            <Image
              {...artProps(
                [
                  { picture: slide.wide, media: from('sm') },
                  { picture: slide.tall, media: below('sm') },
                ],
                pictureSizes.hero,
              )}
              alt=""
              isPriority={place === 0}
              className={styles.art}
            />
            <div className={styles.copy}>
              <span className={styles.kicker}>{slide.kicker}</span>
              {createElement(
                `h${headingLevel}`,
                { className: styles.title },
                <a href={slide.link} className={styles.link}>
                  {slide.title}
                </a>,
              )}
              <p className={styles.lede}>{slide.subtitle}</p>
              <span aria-hidden="true" className={styles.action}>
                {actionLabel}
              </span>
            </div>
          </div>
        ))}
      </div>
      {total > 1 && (
        <div className={styles.controls}>
          {slides.map((slide, place) => (
            <button
              key={slide.id}
              type="button"
              className={styles.control}
              aria-label={words.slideOf(place + 1, total)}
              aria-current={place === index ? 'true' : undefined}
              onClick={() => show(track.current, place)}
            >
              <span className={styles.dot} />
            </button>
          ))}
          <button
            type="button"
            className={`${styles.control} ${styles.pause}`}
            aria-label={isPlaying ? words.pauseSlides : words.playSlides}
            onClick={() => setPlaying(!isPlaying)}
          >
            <Icon glyph={isPlaying ? Pause : Play} size="sm" />
          </button>
        </div>
      )}
    </section>
  );
}

function show(track: HTMLDivElement | null, place: number): void {
  const slide = track?.children[place];
  if (!track || !(slide instanceof HTMLElement)) return;
  track.scrollTo({ left: slide.offsetLeft, behavior: isStill() ? 'instant' : 'smooth' });
}
