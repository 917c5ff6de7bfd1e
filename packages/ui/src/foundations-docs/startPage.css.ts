import { globalStyle, style } from '@vanilla-extract/css';
import { layered } from '../theme/layered.ts';
import { textStyle } from '../theme/textStyle.ts';
import { vars } from '../theme/vars.css.ts';

export const hero = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[24],
    marginBlockEnd: vars.space[32],
    padding: vars.space[32],
    borderRadius: vars.radius.xl,
    background: vars.color.background.brand,
    color: vars.color.foreground['on-brand'],
  }),
);
export const heroText = style(
  layered({ display: 'grid', gap: vars.space[8], flex: '1 1 320px', maxInlineSize: '560px' }),
);
export const heroTitle = style(layered({ margin: 0, ...textStyle('display') }));
export const heroLead = style(
  layered({ margin: 0, ...textStyle('body'), color: vars.color.foreground['on-brand-muted'] }),
);

export const cards = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(260px, 100%), 1fr))',
    gap: vars.space[16],
    marginBlock: vars.space[16],
  }),
);
export const card = style(
  layered({
    padding: vars.space[20],
    borderRadius: vars.radius.lg,
    background: vars.color.background.surface,
    boxShadow: `inset 0 0 0 1px ${vars.color.line.subtle}`,
  }),
);
// The margins of Markdown are not in a layer, and these are the first and last elements of a card.
globalStyle(`.sbdocs-content .${card} > :first-child`, { marginBlockStart: 0 });
globalStyle(`.sbdocs-content .${card} > :last-child`, { marginBlockEnd: 0 });
