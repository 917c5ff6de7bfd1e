import '@mallard/ui/styles/base';
import '@mallard/ui/styles/Button';
import '@mallard/ui/styles/Price';
import '@mallard/ui/styles/QuantityStepper';
import '@mallard/ui/styles/Stack';
import '@mallard/ui/styles/TextField';
import { show } from './show';

show();
