import { lineRule, textRule } from './freeText.ts';
import { personNameRule } from './personName.ts';

/** Rule for the name under a message to the shop. */
export const contactNameRule = personNameRule(40);

/** Rule for how its writer can be reached: a phone, an email address, an account of elsewhere. */
export const contactRule = lineRule(100);

/** Rule for the message itself. */
export const contactMessageRule = textRule(1000);
