CREATE TABLE "category_values" (
	"category_id" uuid NOT NULL,
	"set_id" integer NOT NULL,
	CONSTRAINT "category_values_category_id_set_id_pk" PRIMARY KEY("category_id","set_id")
);
--> statement-breakpoint
CREATE TABLE "product_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"numbers" integer[] NOT NULL,
	"is_stock_only" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_set_bits" (
	"set_id" integer NOT NULL,
	"chunk" integer NOT NULL,
	"bits" bit(16384) NOT NULL,
	CONSTRAINT "product_set_bits_set_id_chunk_pk" PRIMARY KEY("set_id","chunk")
);
--> statement-breakpoint
CREATE TABLE "product_sets" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_sets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"digit" smallint,
	"specification" text,
	"value" text,
	"specification_name" jsonb,
	"value_name" jsonb,
	"swatch" text,
	"products" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "product_sets_key_unique" UNIQUE("key"),
	CONSTRAINT "product_sets_digit_unique" UNIQUE("digit")
);
--> statement-breakpoint
DROP INDEX "products_published";--> statement-breakpoint
DROP INDEX "products_sales";--> statement-breakpoint
DROP INDEX "products_price";--> statement-breakpoint
ALTER TABLE "category_values" ADD CONSTRAINT "category_values_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_sets_value" ON "product_sets" USING btree ("specification","value");--> statement-breakpoint
CREATE INDEX "products_by_fitness" ON "products" USING btree ("is_recommended" DESC NULLS FIRST,"sales" DESC NULLS FIRST,"number") WHERE "products"."is_on_sale";--> statement-breakpoint
CREATE INDEX "products_by_sales" ON "products" USING btree ("sales" DESC NULLS FIRST,"number") WHERE "products"."is_on_sale";--> statement-breakpoint
CREATE INDEX "products_by_date" ON "products" USING btree ("published_at" DESC NULLS FIRST,"number") WHERE "products"."is_on_sale";--> statement-breakpoint
CREATE INDEX "products_by_price" ON "products" USING btree ("price","number") WHERE "products"."is_on_sale";--> statement-breakpoint
CREATE INDEX "products_by_rating" ON "products" USING btree (("rating_sum"::float8 / nullif("review_count", 0)) DESC NULLS LAST,"review_count" DESC NULLS FIRST,"number") WHERE "products"."is_on_sale";--> statement-breakpoint
CREATE INDEX "products_category_by_fitness" ON "products" USING btree ("category_id","is_recommended" DESC NULLS FIRST,"sales" DESC NULLS FIRST,"number") WHERE "products"."is_on_sale";--> statement-breakpoint
CREATE INDEX "products_category_by_sales" ON "products" USING btree ("category_id","sales" DESC NULLS FIRST,"number") WHERE "products"."is_on_sale";--> statement-breakpoint
CREATE INDEX "products_category_by_date" ON "products" USING btree ("category_id","published_at" DESC NULLS FIRST,"number") WHERE "products"."is_on_sale";--> statement-breakpoint
CREATE INDEX "products_category_by_price" ON "products" USING btree ("category_id","price","number") WHERE "products"."is_on_sale";--> statement-breakpoint
CREATE INDEX "products_category_by_rating" ON "products" USING btree ("category_id",("rating_sum"::float8 / nullif("review_count", 0)) DESC NULLS LAST,"review_count" DESC NULLS FIRST,"number") WHERE "products"."is_on_sale";--> statement-breakpoint
CREATE INDEX "products_by_deal" ON "products" USING btree ("deal_ends_at","sales" DESC NULLS FIRST,"number") WHERE "products"."is_on_sale";--> statement-breakpoint
CREATE INDEX "products_deal_only" ON "products" USING btree ("deal_ends_at","number") WHERE "products"."is_on_sale" AND ("products"."original_price" > "products"."price") IS NOT TRUE;--> statement-breakpoint
-- Two kilobytes are read faster than taken apart.
ALTER TABLE "product_set_bits" ALTER COLUMN "bits" SET STORAGE PLAIN;--> statement-breakpoint
-- The sets that these products are in by what stands in the tables now; those off sale are in none.
CREATE FUNCTION "product_sets_of"(chosen integer[], is_stock_only boolean)
RETURNS TABLE (number integer, key text, specification text, value text, specification_name jsonb, value_name jsonb, swatch text)
LANGUAGE sql STABLE AS $$
	WITH sold AS MATERIALIZED (
		SELECT p.id, p.number, p.category_id, p.price, p.original_price
		FROM products p JOIN unnest(chosen) AS wanted (number) ON wanted.number = p.number WHERE p.is_on_sale
	)
	SELECT sold.number, 'stock', NULL, NULL, NULL::jsonb, NULL::jsonb, NULL FROM sold
	WHERE EXISTS (SELECT FROM skus s WHERE s.product_id = sold.id AND s.stock > 0)
	UNION ALL
	SELECT sold.number, 'shop', NULL, NULL, NULL, NULL, NULL FROM sold WHERE NOT is_stock_only
	UNION ALL
	SELECT sold.number, 'category:' || above.id, NULL, NULL, NULL, NULL, NULL
	FROM sold JOIN categories own ON own.id = sold.category_id LEFT JOIN categories parent ON parent.id = own.parent_id
	CROSS JOIN LATERAL (VALUES (own.id), (own.parent_id), (parent.parent_id)) AS above (id)
	WHERE NOT is_stock_only AND above.id IS NOT NULL
	UNION ALL
	SELECT sold.number, 'reduced', NULL, NULL, NULL, NULL, NULL FROM sold
	WHERE NOT is_stock_only AND sold.original_price > sold.price
	UNION ALL
	SELECT sold.number, 'price:' || place, NULL, NULL, NULL, NULL, NULL FROM sold CROSS JOIN generate_series(0, 53) AS place
	WHERE NOT is_stock_only AND (sold.price >> place) & 1 = 1
	UNION ALL
	SELECT sold.number,
		'value:' || md5(jsonb_build_array(a.specification, a.value, a.specification_name, a.value_name, a.swatch)::text),
		a.specification, a.value, a.specification_name, a.value_name, a.swatch
	FROM sold JOIN product_attributes a ON a.product_id = sold.id WHERE NOT is_stock_only
$$;--> statement-breakpoint
-- Puts these products into their sets and out of all others. Writers come one after another, and only while they commit.
CREATE FUNCTION "product_sets_write"(changed integer[], is_stock_only boolean) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	nothing CONSTANT bit(16384) := B'0'::bit(16384);
BEGIN
	IF coalesce(cardinality(changed), 0) = 0 THEN
		RETURN;
	END IF;
	PERFORM pg_advisory_xact_lock(7306213);
	INSERT INTO product_sets (key, digit, specification, value, specification_name, value_name, swatch)
	SELECT DISTINCT o.key, CASE WHEN o.key LIKE 'price:%' THEN substr(o.key, 7)::smallint END, o.specification, o.value, o.specification_name, o.value_name, o.swatch
	FROM product_sets_of(changed, is_stock_only) o WHERE NOT EXISTS (SELECT FROM product_sets s WHERE s.key = o.key);
	IF NOT is_stock_only THEN
		INSERT INTO category_values (category_id, set_id)
		SELECT DISTINCT substr(own.key, 10)::uuid, s.id
		FROM product_sets_of(changed, false) own JOIN product_sets_of(changed, false) has USING (number)
		JOIN product_sets s ON s.key = has.key
		WHERE own.key LIKE 'category:%' AND has.key LIKE 'value:%'
		ON CONFLICT DO NOTHING;
	END IF;
	WITH mask AS MATERIALIZED (
		SELECT n / 16384 AS chunk, bit_or(set_bit(nothing, n % 16384, 1)) AS bits FROM unnest(changed) AS n GROUP BY 1
	), fresh AS MATERIALIZED (
		SELECT s.id AS set_id, o.number / 16384 AS chunk, bit_or(set_bit(nothing, o.number % 16384, 1)) AS bits
		FROM product_sets_of(changed, is_stock_only) o JOIN product_sets s ON s.key = o.key GROUP BY 1, 2
	), old AS (
		SELECT b.set_id, b.chunk, b.bits FROM product_sets s
		JOIN product_set_bits b ON b.set_id = s.id AND b.chunk = ANY(ARRAY(SELECT chunk FROM mask))
		WHERE NOT is_stock_only OR s.key = 'stock'
	), next AS MATERIALIZED (
		SELECT set_id, chunk, coalesce(old.bits, nothing) AS before,
			(coalesce(old.bits, nothing) & ~mask.bits) | coalesce(fresh.bits, nothing) AS after
		FROM old FULL JOIN fresh USING (set_id, chunk) JOIN mask USING (chunk)
		WHERE (coalesce(old.bits, nothing) & mask.bits) <> coalesce(fresh.bits, nothing)
	), written AS (
		INSERT INTO product_set_bits (set_id, chunk, bits) SELECT set_id, chunk, after FROM next
		ON CONFLICT (set_id, chunk) DO UPDATE SET bits = excluded.bits
	)
	UPDATE product_sets s SET products = s.products + grown.by
	FROM (SELECT set_id, sum(bit_count(after) - bit_count(before))::integer AS by FROM next GROUP BY 1) AS grown
	WHERE s.id = grown.set_id AND grown.by <> 0;
END $$;--> statement-breakpoint
-- The products that cost from this to that, both included, told by the binary digits of prices: seen from the lowest digit
-- upwards, a price is at least a bound if its digit is higher, or as high and what is below is at least that of the bound.
CREATE FUNCTION "product_sets_priced"(lowest bigint, highest bigint) RETURNS TABLE (chunk integer, bits bit(16384))
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
	nothing CONSTANT bit(16384) := B'0'::bit(16384);
	bound CONSTANT bigint := highest + 1;
	is_enough bit(16384);
	is_too_much bit(16384);
	digit record;
BEGIN
	FOR chunk, bits IN
		SELECT b.chunk, b.bits FROM product_set_bits b JOIN product_sets s ON s.id = b.set_id WHERE s.key = 'shop'
	LOOP
		is_enough := ~nothing;
		is_too_much := ~nothing;
		FOR digit IN
			SELECT place, coalesce(b.bits, nothing) AS bits
			FROM generate_series(0, 53) AS place LEFT JOIN product_sets s ON s.digit = place
			LEFT JOIN product_set_bits b ON b.set_id = s.id AND b.chunk = product_sets_priced.chunk
			WHERE b.bits IS NOT NULL OR ((lowest | bound) >> place) & 1 = 1
			ORDER BY place
		LOOP
			IF (lowest >> digit.place) & 1 = 1 THEN is_enough := is_enough & digit.bits;
			ELSE is_enough := is_enough | digit.bits;
			END IF;
			IF (bound >> digit.place) & 1 = 1 THEN is_too_much := is_too_much & digit.bits;
			ELSE is_too_much := is_too_much | digit.bits;
			END IF;
		END LOOP;
		bits := bits & is_enough & ~is_too_much;
		RETURN NEXT;
	END LOOP;
END $$;--> statement-breakpoint
-- The lowest and the highest price of some products, digit by digit from the highest down.
CREATE FUNCTION "product_sets_price_range"(part integer, members bit(16384), OUT lowest bigint, OUT highest bigint)
LANGUAGE plpgsql STABLE AS $$
DECLARE
	nothing CONSTANT bit(16384) := B'0'::bit(16384);
	cheap bit(16384) := members;
	dear bit(16384) := members;
	digit record;
BEGIN
	IF members = nothing THEN
		RETURN;
	END IF;
	lowest := 0;
	highest := 0;
	FOR digit IN
		SELECT s.digit AS place, b.bits FROM product_sets s JOIN product_set_bits b ON b.set_id = s.id AND b.chunk = part
		WHERE s.digit IS NOT NULL ORDER BY s.digit DESC
	LOOP
		IF cheap & ~digit.bits <> nothing THEN cheap := cheap & ~digit.bits;
		ELSE lowest := lowest | (1::bigint << digit.place);
		END IF;
		IF dear & digit.bits <> nothing THEN
			dear := dear & digit.bits;
			highest := highest | (1::bigint << digit.place);
		END IF;
	END LOOP;
END $$;--> statement-breakpoint
CREATE FUNCTION "product_changes_settle"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	changed integer[];
	stocked integer[];
BEGIN
	-- The first of a transaction's changes settles all of them.
	IF NOT EXISTS (SELECT FROM product_changes WHERE id = NEW.id) THEN
		RETURN NULL;
	END IF;
	WITH gone AS (DELETE FROM product_changes RETURNING numbers, is_stock_only)
	SELECT array_agg(DISTINCT n) FILTER (WHERE NOT is_stock_only), array_agg(DISTINCT n) FILTER (WHERE is_stock_only)
	INTO changed, stocked FROM gone CROSS JOIN LATERAL unnest(numbers) AS n;
	PERFORM product_sets_write(changed, false);
	PERFORM product_sets_write(stocked, true);
	RETURN NULL;
END $$;--> statement-breakpoint
-- At the end of a transaction: so two orders that take the last pieces of a product do not wait for each other before, and
-- the second one sees what the first one took.
CREATE CONSTRAINT TRIGGER "product_changes_settle" AFTER INSERT ON "product_changes" DEFERRABLE INITIALLY DEFERRED
FOR EACH ROW EXECUTE FUNCTION "product_changes_settle"();--> statement-breakpoint
CREATE FUNCTION "product_changes_note"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_TABLE_NAME = 'products' THEN
		INSERT INTO product_changes (numbers, is_stock_only) SELECT array_agg(number), false FROM changed HAVING count(*) > 0;
	ELSE
		INSERT INTO product_changes (numbers, is_stock_only)
		SELECT array_agg(p.number), TG_TABLE_NAME = 'skus' FROM products p WHERE p.id IN (SELECT product_id FROM changed)
		HAVING count(*) > 0;
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "products_inserted" AFTER INSERT ON "products" REFERENCING NEW TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION "product_changes_note"();--> statement-breakpoint
CREATE TRIGGER "products_deleted" AFTER DELETE ON "products" REFERENCING OLD TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION "product_changes_note"();--> statement-breakpoint
CREATE TRIGGER "product_attributes_inserted" AFTER INSERT ON "product_attributes" REFERENCING NEW TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION "product_changes_note"();--> statement-breakpoint
CREATE TRIGGER "product_attributes_updated" AFTER UPDATE ON "product_attributes" REFERENCING NEW TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION "product_changes_note"();--> statement-breakpoint
CREATE TRIGGER "product_attributes_deleted" AFTER DELETE ON "product_attributes" REFERENCING OLD TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION "product_changes_note"();--> statement-breakpoint
CREATE TRIGGER "skus_inserted" AFTER INSERT ON "skus" REFERENCING NEW TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION "product_changes_note"();--> statement-breakpoint
CREATE TRIGGER "skus_deleted" AFTER DELETE ON "skus" REFERENCING OLD TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION "product_changes_note"();--> statement-breakpoint
CREATE FUNCTION "product_changes_note_row"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_TABLE_NAME = 'products' THEN
		INSERT INTO product_changes (numbers, is_stock_only) VALUES (ARRAY[NEW.number], false);
	ELSE
		INSERT INTO product_changes (numbers, is_stock_only)
		SELECT array_agg(number), true FROM products WHERE id IN (NEW.product_id, OLD.product_id);
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "products_updated" AFTER UPDATE OF is_on_sale, category_id, price, original_price ON "products"
FOR EACH ROW WHEN (
	(OLD.is_on_sale, OLD.category_id, OLD.price, OLD.original_price)
	IS DISTINCT FROM (NEW.is_on_sale, NEW.category_id, NEW.price, NEW.original_price)
) EXECUTE FUNCTION "product_changes_note_row"();--> statement-breakpoint
-- Only what sells out, or comes back, is of interest: most orders change nothing.
CREATE TRIGGER "skus_updated" AFTER UPDATE OF stock, product_id ON "skus"
FOR EACH ROW WHEN ((OLD.stock > 0, OLD.product_id) IS DISTINCT FROM (NEW.stock > 0, NEW.product_id))
EXECUTE FUNCTION "product_changes_note_row"();--> statement-breakpoint
CREATE FUNCTION "product_changes_note_category"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO product_changes (numbers, is_stock_only)
	SELECT array_agg(number), false FROM products WHERE category_id IN (
		SELECT c.id FROM categories c LEFT JOIN categories p ON p.id = c.parent_id WHERE NEW.id IN (c.id, c.parent_id, p.parent_id)
	) HAVING count(*) > 0;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "categories_moved" AFTER UPDATE OF parent_id ON "categories"
FOR EACH ROW WHEN (OLD.parent_id IS DISTINCT FROM NEW.parent_id)
EXECUTE FUNCTION "product_changes_note_category"();--> statement-breakpoint
SELECT product_sets_write((SELECT array_agg(number) FROM products), false);
