import { createContext } from 'react';
import type { Messages } from './Messages.ts';

/** Words that an application puts in the place of the built-in ones. */
export const MessagesContext = createContext<Partial<Messages>>({});
