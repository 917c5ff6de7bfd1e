export const ChevronDown = 'm6 9 6 6 6-6';
