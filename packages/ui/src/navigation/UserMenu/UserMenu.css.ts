import { style } from '@vanilla-extract/css';
import { layered } from '../../theme/layered.ts';
import { canHover, reducedMotion, still } from '../../theme/motion.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = style(
  layered({
    ...textStyle('label'),
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[8],
    minInlineSize: 0,
    maxInlineSize: 'min(100%, 200px)',
    minBlockSize: vars.size.touch,
    paddingInline: `6px ${vars.space[12]}`,
    borderRadius: vars.radius.pill,
    color: 'inherit',
    cursor: 'pointer',
    selectors: { '&[aria-expanded="true"]': { background: vars.color.background.hover } },
    '@media': { [canHover]: { selectors: { '&:hover': { background: vars.color.background.hover } } } },
  }),
);
export const avatar = style(layered({ position: 'relative', display: 'inline-flex', flex: 'none' }));
/** Overlaps only the corner of the picture. A wide count grows above the name, not over the picture. */
export const unread = style(
  layered({
    position: 'absolute',
    insetBlockEnd: 'calc(100% - 6px)',
    insetInlineStart: '22px',
  }),
);
export const name = style(layered({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }));
export const mark = style(
  layered({
    flex: 'none',
    transition: `rotate ${vars.duration.fast} ${vars.easing.standard}`,
    selectors: { '[aria-expanded="true"] > &': { rotate: '180deg' }, [still]: { transition: 'none' } },
    '@media': { [reducedMotion]: { transition: 'none' } },
  }),
);
