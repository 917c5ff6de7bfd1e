DELETE FROM "product_set_bits";--> statement-breakpoint
UPDATE "product_sets" SET "products" = 0;--> statement-breakpoint
ALTER TABLE "product_set_bits" DROP CONSTRAINT "product_set_bits_set_id_chunk_pk";--> statement-breakpoint
ALTER TABLE "product_set_bits" ADD COLUMN "sku_index" smallint DEFAULT -1 NOT NULL;--> statement-breakpoint
ALTER TABLE "product_set_bits" ADD CONSTRAINT "product_set_bits_set_id_sku_index_chunk_pk" PRIMARY KEY("set_id","sku_index","chunk");--> statement-breakpoint
DROP FUNCTION "product_sets_of"(integer[], boolean);--> statement-breakpoint
-- The sets that these products, and each of their SKUs, are in. Products that are off sale are in none.
CREATE FUNCTION "product_sets_of"(chosen integer[], is_stock_only boolean)
RETURNS TABLE (number integer, sku_index smallint, key text, specification text, value text, specification_name jsonb, value_name jsonb, swatch text)
LANGUAGE sql STABLE AS $$
	WITH sold AS MATERIALIZED (
		SELECT p.id, p.number, p.category_id, p.price, p.original_price
		FROM products p JOIN unnest(chosen) AS wanted (number) ON wanted.number = p.number WHERE p.is_on_sale
	), variant AS MATERIALIZED (
		SELECT sold.id, sold.number, s.price, s.stock, s.values,
			(row_number() OVER (PARTITION BY sold.id ORDER BY s.position, s.id) - 1)::smallint AS sku_index
		FROM sold JOIN skus s ON s.product_id = sold.id
	), described AS MATERIALIZED (
		SELECT v.number, v.sku_index, a.specification, a.value, a.specification_name, a.value_name, a.swatch
		FROM variant v JOIN product_attributes a ON a.product_id = v.id AND v.values ->> a.specification = a.value
		WHERE NOT is_stock_only
	), valued AS MATERIALIZED (
		SELECT d.*, 'value:' || md5(jsonb_build_array(d.specification, d.value, d.specification_name, d.value_name, d.swatch)::text) AS key
		FROM described d
	)
	SELECT v.number, v.sku_index, 'stock', NULL, NULL, NULL::jsonb, NULL::jsonb, NULL FROM variant v WHERE v.stock > 0
	UNION ALL
	SELECT DISTINCT v.number, -1::smallint, 'stock', NULL, NULL, NULL::jsonb, NULL::jsonb, NULL FROM variant v WHERE v.stock > 0
	UNION ALL
	SELECT sold.number, -1, 'shop', NULL, NULL, NULL, NULL, NULL FROM sold WHERE NOT is_stock_only
	UNION ALL
	SELECT v.number, v.sku_index, 'shop', NULL, NULL, NULL, NULL, NULL FROM variant v WHERE NOT is_stock_only
	UNION ALL
	SELECT sold.number, -1, 'category:' || above.id, NULL, NULL, NULL, NULL, NULL
	FROM sold JOIN categories own ON own.id = sold.category_id LEFT JOIN categories parent ON parent.id = own.parent_id
	CROSS JOIN LATERAL (VALUES (own.id), (own.parent_id), (parent.parent_id)) AS above (id)
	WHERE NOT is_stock_only AND above.id IS NOT NULL
	UNION ALL
	SELECT sold.number, -1, 'reduced', NULL, NULL, NULL, NULL, NULL FROM sold
	WHERE NOT is_stock_only AND sold.original_price > sold.price
	UNION ALL
	SELECT v.number, v.sku_index, 'price:' || place, NULL, NULL, NULL, NULL, NULL
	FROM variant v CROSS JOIN generate_series(0, 53) AS place
	WHERE NOT is_stock_only AND (v.price >> place) & 1 = 1
	UNION ALL
	SELECT v.number, v.sku_index, v.key, v.specification, v.value, v.specification_name, v.value_name, v.swatch FROM valued v
	UNION ALL
	SELECT DISTINCT v.number, -1::smallint, v.key, v.specification, v.value, v.specification_name, v.value_name, v.swatch FROM valued v
$$;--> statement-breakpoint
-- Puts these products into their sets and out of all others. Writers come one after another, and only while they commit.
CREATE OR REPLACE FUNCTION "product_sets_write"(changed integer[], is_stock_only boolean) RETURNS void LANGUAGE plpgsql AS $$
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
		WHERE own.key LIKE 'category:%' AND has.key LIKE 'value:%' AND has.sku_index = -1
		ON CONFLICT DO NOTHING;
	END IF;
	WITH mask AS MATERIALIZED (
		SELECT n / 16384 AS chunk, bit_or(set_bit(nothing, n % 16384, 1)) AS bits FROM unnest(changed) AS n GROUP BY 1
	), fresh AS MATERIALIZED (
		SELECT s.id AS set_id, o.sku_index, o.number / 16384 AS chunk, bit_or(set_bit(nothing, o.number % 16384, 1)) AS bits
		FROM product_sets_of(changed, is_stock_only) o JOIN product_sets s ON s.key = o.key GROUP BY 1, 2, 3
	), old AS (
		SELECT b.set_id, b.sku_index, b.chunk, b.bits FROM product_sets s
		JOIN product_set_bits b ON b.set_id = s.id AND b.chunk = ANY(ARRAY(SELECT chunk FROM mask))
		WHERE NOT is_stock_only OR s.key = 'stock'
	), next AS MATERIALIZED (
		SELECT set_id, sku_index, chunk, coalesce(old.bits, nothing) AS before,
			(coalesce(old.bits, nothing) & ~mask.bits) | coalesce(fresh.bits, nothing) AS after
		FROM old FULL JOIN fresh USING (set_id, sku_index, chunk) JOIN mask USING (chunk)
		WHERE (coalesce(old.bits, nothing) & mask.bits) <> coalesce(fresh.bits, nothing)
	), written AS (
		INSERT INTO product_set_bits (set_id, sku_index, chunk, bits) SELECT set_id, sku_index, chunk, after FROM next
		ON CONFLICT (set_id, sku_index, chunk) DO UPDATE SET bits = excluded.bits
	)
	UPDATE product_sets s SET products = s.products + grown.by
	FROM (
		SELECT set_id, sum(bit_count(after) - bit_count(before))::integer AS by FROM next WHERE sku_index = -1 GROUP BY 1
	) AS grown
	WHERE s.id = grown.set_id AND grown.by <> 0;
END $$;--> statement-breakpoint
DROP FUNCTION "product_sets_priced"(bigint, bigint);--> statement-breakpoint
-- Those of some SKUs that cost from this to that, both included, by the binary digits of prices: seen from the lowest digit
-- upwards, a price is at least a bound if its digit is higher, or as high and what is below is at least that of the bound.
CREATE FUNCTION "product_sets_priced"(indexes smallint[], chunks integer[], members bit(16384)[], lowest bigint, highest bigint)
RETURNS TABLE (sku_index smallint, chunk integer, bits bit(16384)) LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
	nothing CONSTANT bit(16384) := B'0'::bit(16384);
	bound CONSTANT bigint := highest + 1;
	own_indexes smallint[] := indexes;
	own_chunks integer[] := chunks;
	own_members bit(16384)[] := members;
	is_enough bit(16384)[] := array_fill(~nothing, ARRAY[coalesce(cardinality(members), 0)]);
	is_too_much bit(16384)[] := is_enough;
	digit record;
BEGIN
	FOR digit IN
		SELECT s.id, (lowest >> place) & 1 = 1 AS is_in_lowest, (bound >> place) & 1 = 1 AS is_in_bound
		FROM generate_series(0, 53) AS place LEFT JOIN product_sets s ON s.digit = place
		WHERE s.id IS NOT NULL OR ((lowest | bound) >> place) & 1 = 1
		ORDER BY place
	LOOP
		SELECT array_agg(m.index), array_agg(m.chunk), array_agg(m.bits),
			array_agg(CASE WHEN digit.is_in_lowest THEN m.enough & coalesce(b.bits, nothing) ELSE m.enough | coalesce(b.bits, nothing) END),
			array_agg(CASE WHEN digit.is_in_bound THEN m.much & coalesce(b.bits, nothing) ELSE m.much | coalesce(b.bits, nothing) END)
		INTO own_indexes, own_chunks, own_members, is_enough, is_too_much
		FROM unnest(own_indexes, own_chunks, own_members, is_enough, is_too_much) AS m (index, chunk, bits, enough, much)
		LEFT JOIN product_set_bits b ON b.set_id = digit.id AND b.sku_index = m.index AND b.chunk = m.chunk;
	END LOOP;
	RETURN QUERY SELECT m.index, m.chunk, m.bits & m.enough & ~m.much
	FROM unnest(own_indexes, own_chunks, own_members, is_enough, is_too_much) AS m (index, chunk, bits, enough, much);
END $$;--> statement-breakpoint
DROP FUNCTION "product_sets_price_range"(integer, bit(16384));--> statement-breakpoint
-- The lowest and the highest price of some SKUs, digit by digit from the highest down. Rows that can't hold the wanted price are
-- dropped at each digit, so that few are left after the first digits.
CREATE FUNCTION "product_sets_price_range"(indexes smallint[], chunks integer[], members bit(16384)[], OUT lowest bigint, OUT highest bigint)
LANGUAGE plpgsql STABLE AS $$
DECLARE
	nothing CONSTANT bit(16384) := B'0'::bit(16384);
	digits CONSTANT product_sets[] := ARRAY(SELECT s FROM product_sets s WHERE s.digit IS NOT NULL ORDER BY s.digit DESC);
	digit product_sets;
	next_indexes smallint[];
	next_chunks integer[];
	next_members bit(16384)[];
	left_indexes smallint[] := indexes;
	left_chunks integer[] := chunks;
	left_members bit(16384)[] := members;
BEGIN
	IF coalesce(cardinality(members), 0) = 0 THEN
		RETURN;
	END IF;
	lowest := 0;
	highest := 0;
	FOREACH digit IN ARRAY digits LOOP
		SELECT array_agg(m.index), array_agg(m.chunk), array_agg(m.bits & ~coalesce(b.bits, nothing))
		INTO next_indexes, next_chunks, next_members
		FROM unnest(left_indexes, left_chunks, left_members) AS m (index, chunk, bits)
		LEFT JOIN product_set_bits b ON b.set_id = digit.id AND b.sku_index = m.index AND b.chunk = m.chunk
		WHERE m.bits & ~coalesce(b.bits, nothing) <> nothing;
		IF next_indexes IS NULL THEN
			lowest := lowest | (1::bigint << digit.digit);
		ELSE
			left_indexes := next_indexes;
			left_chunks := next_chunks;
			left_members := next_members;
		END IF;
	END LOOP;
	left_indexes := indexes;
	left_chunks := chunks;
	left_members := members;
	FOREACH digit IN ARRAY digits LOOP
		SELECT array_agg(m.index), array_agg(m.chunk), array_agg(m.bits & b.bits)
		INTO next_indexes, next_chunks, next_members
		FROM unnest(left_indexes, left_chunks, left_members) AS m (index, chunk, bits)
		JOIN product_set_bits b ON b.set_id = digit.id AND b.sku_index = m.index AND b.chunk = m.chunk
		WHERE m.bits & b.bits <> nothing;
		IF next_indexes IS NOT NULL THEN
			highest := highest | (1::bigint << digit.digit);
			left_indexes := next_indexes;
			left_chunks := next_chunks;
			left_members := next_members;
		END IF;
	END LOOP;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "product_changes_note"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_TABLE_NAME = 'products' THEN
		INSERT INTO product_changes (numbers, is_stock_only) SELECT array_agg(number), false FROM changed HAVING count(*) > 0;
	ELSE
		INSERT INTO product_changes (numbers, is_stock_only)
		SELECT array_agg(p.number), false FROM products p WHERE p.id IN (SELECT product_id FROM changed)
		HAVING count(*) > 0;
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "product_changes_note_row"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_TABLE_NAME = 'products' THEN
		INSERT INTO product_changes (numbers, is_stock_only) VALUES (ARRAY[NEW.number], false);
	ELSE
		INSERT INTO product_changes (numbers, is_stock_only)
		SELECT array_agg(number), TG_NAME = 'skus_stocked' FROM products WHERE id IN (NEW.product_id, OLD.product_id);
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
DROP TRIGGER "skus_updated" ON "skus";--> statement-breakpoint
-- Most orders change nothing here: a product that sells out or comes back is all that matters of stock.
CREATE TRIGGER "skus_stocked" AFTER UPDATE OF stock ON "skus"
FOR EACH ROW WHEN ((OLD.stock > 0) IS DISTINCT FROM (NEW.stock > 0))
EXECUTE FUNCTION "product_changes_note_row"();--> statement-breakpoint
CREATE TRIGGER "skus_updated" AFTER UPDATE OF product_id, position, "values", price ON "skus"
FOR EACH ROW WHEN (
	(OLD.product_id, OLD.position, OLD."values", OLD.price)
	IS DISTINCT FROM (NEW.product_id, NEW.position, NEW."values", NEW.price)
) EXECUTE FUNCTION "product_changes_note_row"();--> statement-breakpoint
CREATE INDEX "skus_by_price" ON "skus" USING btree ("price");--> statement-breakpoint
SELECT product_sets_write((SELECT array_agg(number) FROM products), false);
