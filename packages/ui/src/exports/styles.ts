import '../theme/layers.css.ts';
import '../theme/vars.css.ts';
import '../theme/globals.css.ts';
