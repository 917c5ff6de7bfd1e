import type { Messages } from '../../intl/Messages.ts';
import account from './account.json' with { type: 'json' };
import actions from './actions.json' with { type: 'json' };
import address from './address.json' with { type: 'json' };
import cart from './cart.json' with { type: 'json' };
import checkout from './checkout.json' with { type: 'json' };
import commerce from './commerce.json' with { type: 'json' };
import feedback from './feedback.json' with { type: 'json' };
import forms from './forms.json' with { type: 'json' };
import foundations from './foundations.json' with { type: 'json' };
import navigation from './navigation.json' with { type: 'json' };
import orders from './orders.json' with { type: 'json' };
import product from './product.json' with { type: 'json' };
import shared from './shared.json' with { type: 'json' };

const messages: Messages = {
  account,
  actions,
  address,
  cart,
  checkout,
  commerce,
  feedback,
  forms,
  foundations,
  navigation,
  orders,
  product,
  shared,
};
export default messages;
