export const Minus = 'M5 12h14';
