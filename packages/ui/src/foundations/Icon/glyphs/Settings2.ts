export const Settings2 = 'M14 17H5M19 7h-9M20 17a3 3 0 1 1-6 0 3 3 0 0 1 6 0zM10 7a3 3 0 1 1-6 0 3 3 0 0 1 6 0z';
