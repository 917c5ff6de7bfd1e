import { lineRule, textRule } from './freeText.ts';
import { personNameRule } from './personName.ts';

/** Rule for the name of a message to the shop. */
export const contactNameRule = personNameRule(40);

/** Rule for the contact of its writer: a phone, an email address, another account. */
export const contactRule = lineRule(100);

/** Rule for the message itself. */
export const contactMessageRule = textRule(1000);
