CREATE TABLE "after_sale_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"after_sale_id" uuid NOT NULL,
	"event" text NOT NULL,
	"actor" text NOT NULL,
	"to_status" text NOT NULL,
	"position" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "after_sales" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"order_item_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"status" text DEFAULT 'requested' NOT NULL,
	"reason" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"pictures" jsonb NOT NULL,
	"quantity" integer NOT NULL,
	"goods" bigint NOT NULL,
	"discount" bigint NOT NULL,
	"shipping" bigint NOT NULL,
	"refusal" jsonb,
	"tracking_number" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone,
	CONSTRAINT "after_sales_kind" CHECK ("after_sales"."kind" IN ('refundOnly', 'returnAndRefund')),
	CONSTRAINT "after_sales_status" CHECK ("after_sales"."status" IN ('requested', 'approved', 'refused', 'returning', 'refunded', 'withdrawn', 'lapsed')),
	CONSTRAINT "after_sales_quantity" CHECK ("after_sales"."quantity" BETWEEN 1 AND 999),
	CONSTRAINT "after_sales_amounts" CHECK ("after_sales"."goods" >= "after_sales"."discount" AND "after_sales"."discount" >= 0 AND "after_sales"."shipping" >= 0)
);
--> statement-breakpoint
ALTER TABLE "refunds" DROP CONSTRAINT "refunds_paymentId_unique";--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "after_sale_id" uuid;--> statement-breakpoint
ALTER TABLE "after_sale_events" ADD CONSTRAINT "after_sale_events_after_sale_id_after_sales_id_fk" FOREIGN KEY ("after_sale_id") REFERENCES "public"."after_sales"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "after_sales" ADD CONSTRAINT "after_sales_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "after_sales" ADD CONSTRAINT "after_sales_order_item_id_order_items_id_fk" FOREIGN KEY ("order_item_id") REFERENCES "public"."order_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "after_sale_events_request" ON "after_sale_events" USING btree ("after_sale_id","position");--> statement-breakpoint
CREATE INDEX "after_sales_order" ON "after_sales" USING btree ("order_id","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "after_sales_item" ON "after_sales" USING btree ("order_item_id");--> statement-breakpoint
CREATE INDEX "after_sales_due" ON "after_sales" USING btree ("due_at") WHERE "after_sales"."due_at" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_after_sale_id_after_sales_id_fk" FOREIGN KEY ("after_sale_id") REFERENCES "public"."after_sales"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refunds_payment" ON "refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_whole_once" ON "refunds" USING btree ("payment_id") WHERE "refunds"."after_sale_id" IS NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_afterSaleId_unique" UNIQUE("after_sale_id");