import type { Carousel } from '@mallard/domain/contract';
import { createElement, type HTMLAttributes, type Ref } from 'react';
import { useAnnounce } from '../../foundations/Announcer/AnnouncerContext.ts';
import type { HeadingLevel } from '../../foundations/Heading/Heading.tsx';
import { Pause, Play } from '../../foundations/Icon/glyphs.ts';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { Image } from '../../foundations/Image/Image.tsx';
import { artProps } from '../../foundations/Image/pictureProps.ts';
import * as pictureSizes from '../../foundations/Image/pictureSizes.ts';
import { useMessages } from '../../intl/useMessages.ts';
import { below, from } from '../../theme/breakpoints.ts';
import { joinClass } from '../../theme/joinClass.ts';
import * as styles from './HeroCarousel.css.ts';
import { useSlides } from './useSlides.ts';

export interface HeroCarouselProps
  extends Omit<HTMLAttributes<HTMLElement>, 'style' | 'children' | 'aria-label' | 'aria-labelledby'> {
  /** The slides. Renders nothing without any, and no controls for one. */
  slides: readonly Carousel[];
  /** Text of the button on each slide; the slide itself has the same link. */
  actionLabel: string;
  /** Accessible name of the carousel. */
  label: string;
  /** How long a slide stays, ms. @default 6000 */
  interval?: number | undefined;
  /** Whether slides change automatically, except with reduced motion or while the user interacts. @default true */
  isAutoplay?: boolean | undefined;
  /** Heading level of the slides' titles. @default 2 */
  headingLevel?: HeadingLevel | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

/**
 * A carousel of pictures with text, following the ARIA carousel pattern. Before hydration it is a
 * scrollable row that shows its first slide.
 */
export function HeroCarousel(props: HeroCarouselProps) {
  const {
    slides,
    actionLabel,
    label,
    interval = 6000,
    isAutoplay = true,
    headingLevel = 2,
    className,
    ...remainingProps
  } = props;
  const t = useMessages('navigation', 'HeroCarousel');
  const announce = useAnnounce();
  const total = slides.length;
  const { index, isPlaying, track, show, toggle, watch, onScroll } = useSlides(total, interval, isAutoplay);
  if (total === 0) return null;
  const isOne = total === 1;
  return (
    <section
      aria-label={label}
      {...remainingProps}
      aria-roledescription={isOne ? undefined : t('carousel')}
      className={joinClass(styles.root, className)}
      onPointerEnter={(event) => {
        remainingProps.onPointerEnter?.(event);
        watch('pointer', true);
      }}
      onPointerLeave={(event) => {
        remainingProps.onPointerLeave?.(event);
        watch('pointer', false);
      }}
      onFocus={(event) => {
        remainingProps.onFocus?.(event);
        watch('focus', true);
      }}
      onBlur={(event) => {
        remainingProps.onBlur?.(event);
        watch('focus', false);
      }}
    >
      {!isOne && (
        <div className={styles.controls}>
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields */}
          <div role="group" aria-label={t('chooseSlide')} className={styles.picker}>
            {slides.map((slide, slideIndex) => {
              const name = t('slidePosition', { position: slideIndex + 1, total });
              return (
                <button
                  key={slide.id}
                  type="button"
                  className={styles.control}
                  aria-label={name}
                  aria-current={slideIndex === index ? 'true' : undefined}
                  onClick={() => {
                    show(slideIndex);
                    announce(t('shownSlide', { slide: name, title: slide.title }), { key: 'slide' });
                  }}
                >
                  <span className={styles.dot} />
                </button>
              );
            })}
          </div>
          <button
            type="button"
            className={`${styles.control} ${styles.pause}`}
            aria-label={isPlaying ? t('pauseSlides') : t('playSlides')}
            onClick={toggle}
          >
            <Icon glyph={isPlaying ? Pause : Play} size="sm" />
          </button>
        </div>
      )}
      <div ref={track} className={styles.track} onScroll={onScroll}>
        {slides.map((slide, index) => (
          <div
            key={slide.id}
            {...(!isOne && {
              role: 'group',
              'aria-roledescription': t('slide'),
              'aria-label': t('slidePosition', { position: index + 1, total }),
            })}
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
              isPriority={index === 0}
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
    </section>
  );
}
