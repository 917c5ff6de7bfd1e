ALTER TABLE "orders" ADD COLUMN "savings" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_savings_sign" CHECK ("orders"."savings" >= 0);--> statement-breakpoint
-- List prices at the time of older orders are not known, what their coupons took off the items is.
UPDATE "orders" SET "savings" = "discount" WHERE "discount" > 0;
