import '@mallard/ui/styles.css';
import { show } from './show';

show();
