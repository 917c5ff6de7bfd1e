export const Clock = 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0zM12 6v6l4 2';
