import { show } from './show';

show();
