/**
 * Named types of a shop's data. The types of `@mallard/domain/contract` are inferred from schemas,
 * and the type checker expands such types. Storybook's prop tables read this file instead, so that
 * they show `CartItem`.
 */
import type * as inferred from 'inferred-contract';

export type * from 'inferred-contract';
export interface Address extends inferred.Address {}
export interface AddressDraft extends inferred.AddressDraft {}
export interface Carousel extends inferred.Carousel {}
export interface CartItem extends inferred.CartItem {}
export interface Coupon extends inferred.Coupon {}
export interface Notification extends inferred.Notification {}
export interface Order extends inferred.Order {}
export interface OrderItem extends inferred.OrderItem {}
export interface OrderAmounts extends inferred.OrderAmounts {}
export interface OrderPreview extends inferred.OrderPreview {}
export interface Picture extends inferred.Picture {}
export interface Product extends inferred.Product {}
export interface ProductSummary extends inferred.ProductSummary {}
export interface Profile extends inferred.Profile {}
export interface Review extends inferred.Review {}
export interface ReviewPage extends inferred.ReviewPage {}
export interface Sku extends inferred.Sku {}
export interface Specification extends inferred.Specification {}
