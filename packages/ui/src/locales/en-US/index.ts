import type { Messages } from '../../intl/Messages.ts';
import account from './account.json' with { type: 'json' };
import actions from './actions.json' with { type: 'json' };
import commerce from './commerce.json' with { type: 'json' };
import feedback from './feedback.json' with { type: 'json' };
import forms from './forms.json' with { type: 'json' };
import foundations from './foundations.json' with { type: 'json' };
import navigation from './navigation.json' with { type: 'json' };
import shared from './shared.json' with { type: 'json' };

const messages: Messages = { account, actions, commerce, feedback, forms, foundations, navigation, shared };
export default messages;
