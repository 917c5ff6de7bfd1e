export const ChevronsUpDown = 'm7 15 5 5 5-5M7 9l5-5 5 5';
