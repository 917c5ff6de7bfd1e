export { CouponTicket, type CouponTicketProps } from '../commerce/CouponTicket/CouponTicket.tsx';
