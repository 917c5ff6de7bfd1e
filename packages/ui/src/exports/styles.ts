import '../theme/layers.css.ts';
import '../theme/theme.css.ts';
import '../theme/globals.css.ts';
