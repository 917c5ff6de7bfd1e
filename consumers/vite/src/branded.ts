import '@mallard/ui/components.css';
import '@mallard/ui/theme.css';
import { defineTheme, themeCss } from '@mallard/ui/theme';
import { show } from './show';

const brand = defineTheme({ light: { color: { action: { primary: { background: '#174A9C' } } } } });
const sheet = new CSSStyleSheet();
sheet.replaceSync(themeCss(brand));
document.adoptedStyleSheets.push(sheet);
show();
