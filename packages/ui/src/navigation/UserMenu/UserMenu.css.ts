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
export const face = style(layered({ position: 'relative', display: 'inline-flex', flex: 'none' }));
/** At the corner of the face, whose letter stays to be seen; a wide count grows over the face and leaves the name free. */
export const unread = style(
  layered({
    position: 'absolute',
    insetBlockEnd: 'calc(100% - 10px)',
    insetInlineStart: '20px',
    translate: 'min(0px, 20px - 100%)',
    selectors: { '&:dir(rtl)': { translate: 'max(0px, 100% - 20px)' } },
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
