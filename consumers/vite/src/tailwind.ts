import './tailwind.css';
import '@mallard/ui/styles';
import { show } from './show';

show();
