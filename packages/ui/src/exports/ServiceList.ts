export { ServiceList, type ServiceListProps, type ServicePromise } from '../commerce/ServiceList/ServiceList.tsx';
