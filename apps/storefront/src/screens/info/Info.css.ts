import { below, vars } from '@mallard/ui/theme';
import { layered } from '@mallard/ui/vanilla-extract';
import { style } from '@vanilla-extract/css';

/** On phones the bar has drawn the title: its row is empty. */
export const article = style(
  layered({ '@media': { [below('lg')]: { marginBlockStart: `calc(-1 * ${vars.space[20]})` } } }),
);
