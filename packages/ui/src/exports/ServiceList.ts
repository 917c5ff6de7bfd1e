export { ServiceList, type ServiceListProps, type ServicePromise } from '../commerce/ServiceList/ServiceList.tsx';
export { serviceListWords } from '../commerce/ServiceList/ServiceList.words.ts';
