export const ChevronRight = 'm9 18 6-6-6-6';
