CREATE TABLE "search_bitmaps" (
	"term_id" integer NOT NULL,
	"chunk" integer NOT NULL,
	"bits" bit(16384) NOT NULL,
	CONSTRAINT "search_bitmaps_term_id_chunk_pk" PRIMARY KEY("term_id","chunk")
);
--> statement-breakpoint
CREATE TABLE "search_forms" (
	"form" text NOT NULL,
	"term_id" integer NOT NULL,
	"kind" text NOT NULL,
	"is_word" boolean NOT NULL,
	"slips" text[] NOT NULL,
	CONSTRAINT "search_forms_form_term_id_pk" PRIMARY KEY("form","term_id")
);
--> statement-breakpoint
CREATE TABLE "search_postings" (
	"product_number" integer NOT NULL,
	"term_id" integer NOT NULL,
	"weight" smallint NOT NULL,
	"popularity" smallint NOT NULL,
	"is_on_sale" boolean NOT NULL,
	CONSTRAINT "search_postings_product_number_term_id_pk" PRIMARY KEY("product_number","term_id")
);
--> statement-breakpoint
CREATE TABLE "search_terms" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_terms_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"term" text NOT NULL,
	"role" text NOT NULL,
	"products" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "search_terms_term" UNIQUE("term","role")
);
--> statement-breakpoint
DROP INDEX "products_search";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "number" integer NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "products_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "search_version" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "search_forms_prefix" ON "search_forms" USING btree ("form" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "search_forms_inside" ON "search_forms" USING gin ("form" gin_trgm_ops) WITH (fastupdate=false) WHERE "search_forms"."kind" = 'latin';--> statement-breakpoint
CREATE INDEX "search_forms_slips" ON "search_forms" USING gin ("slips") WITH (fastupdate=false) WHERE "search_forms"."slips" <> '{}';--> statement-breakpoint
CREATE INDEX "search_postings_ranked" ON "search_postings" USING btree ("term_id","weight" DESC NULLS FIRST,"popularity" DESC NULLS FIRST,"product_number") WHERE "search_postings"."is_on_sale";--> statement-breakpoint
CREATE INDEX "products_search_version" ON "products" USING btree ("search_version");--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "search_text";--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_number_unique" UNIQUE("number");--> statement-breakpoint
ALTER TABLE "search_bitmaps" ALTER COLUMN "bits" SET STORAGE MAIN;--> statement-breakpoint
-- Steps of 7 %: a product's place in the index moves seldom, whatever it sells.
CREATE FUNCTION "search_popularity"(sales integer) RETURNS smallint LANGUAGE sql IMMUTABLE
RETURN floor(10 * ln(1 + sales::double precision) / ln(2))::smallint;--> statement-breakpoint
-- Whatever changes the words or the popularity of a product has it indexed anew, by a job.
CREATE FUNCTION "search_forget_product"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW.search_version := 0;
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "products_search_forget" BEFORE UPDATE OF category_id, title, subtitle, description, parameters, specifications, tags, sales ON "products"
FOR EACH ROW WHEN (
	(OLD.category_id, OLD.title, OLD.subtitle, OLD.description, OLD.parameters, OLD.specifications, OLD.tags, search_popularity(OLD.sales))
	IS DISTINCT FROM
	(NEW.category_id, NEW.title, NEW.subtitle, NEW.description, NEW.parameters, NEW.specifications, NEW.tags, search_popularity(NEW.sales))
) EXECUTE FUNCTION "search_forget_product"();--> statement-breakpoint
CREATE FUNCTION "search_forget_category"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE products SET search_version = 0 WHERE category_id IN (
		SELECT c.id FROM categories c LEFT JOIN categories p ON p.id = c.parent_id WHERE NEW.id IN (c.id, c.parent_id, p.parent_id)
	);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "categories_search_forget" AFTER UPDATE OF name, parent_id ON "categories"
FOR EACH ROW WHEN ((OLD.name, OLD.parent_id) IS DISTINCT FROM (NEW.name, NEW.parent_id))
EXECUTE FUNCTION "search_forget_category"();--> statement-breakpoint
-- Off sale is out of every search at once; the job is not waited for.
CREATE FUNCTION "search_hide_product"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' THEN
		DELETE FROM search_postings WHERE product_number = OLD.number;
	ELSE
		UPDATE search_postings SET is_on_sale = NEW.is_on_sale WHERE product_number = NEW.number;
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "products_search_sale" AFTER UPDATE OF is_on_sale ON "products"
FOR EACH ROW WHEN (OLD.is_on_sale <> NEW.is_on_sale) EXECUTE FUNCTION "search_hide_product"();--> statement-breakpoint
CREATE TRIGGER "products_search_deleted" AFTER DELETE ON "products"
FOR EACH ROW EXECUTE FUNCTION "search_hide_product"();--> statement-breakpoint
-- The products of terms as sets, from pairs of a product and a term.
CREATE FUNCTION "search_bits"(numbers integer[], terms integer[]) RETURNS TABLE (term integer, chunk integer, bits bit(16384)) LANGUAGE sql IMMUTABLE AS $$
	-- In two steps, since the large sets are what costs: first products of 256 neighbouring numbers, then those together.
	SELECT block.term, block.number / 64, bit_or(block.bits::bit(16384) >> (block.number % 64 * 256))
	FROM (
		SELECT change.term, change.number / 256 AS number, bit_or(set_bit(B'0'::bit(256), change.number % 256, 1)) AS bits
		FROM unnest(numbers, terms) AS change (number, term) GROUP BY 1, 2
	) block GROUP BY 1, 2
$$;--> statement-breakpoint
-- Keeps the sets and the counts of search terms. Writers of the index come one after another, so that none meets another one's rows halfway.
CREATE FUNCTION "search_count"(numbers integer[], terms integer[], is_added boolean) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	IF cardinality(numbers) IS NULL OR cardinality(numbers) = 0 THEN
		RETURN;
	END IF;
	PERFORM pg_advisory_xact_lock(7306212);
	IF is_added THEN
		INSERT INTO search_bitmaps (term_id, chunk, bits) SELECT * FROM search_bits(numbers, terms)
		ON CONFLICT (term_id, chunk) DO UPDATE SET bits = search_bitmaps.bits | excluded.bits;
	ELSE
		UPDATE search_bitmaps b SET bits = b.bits & ~gone.bits FROM search_bits(numbers, terms) gone
		WHERE b.term_id = gone.term AND b.chunk = gone.chunk;
	END IF;
	UPDATE search_terms t SET products = t.products + CASE WHEN is_added THEN changed.times ELSE -changed.times END
	FROM (SELECT term, count(*)::integer AS times FROM unnest(terms) AS change (term) GROUP BY 1) changed
	WHERE t.id = changed.term;
END $$;--> statement-breakpoint
CREATE FUNCTION "search_postings_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		PERFORM search_count(array_agg(product_number), array_agg(term_id), true) FROM added WHERE is_on_sale;
	ELSIF TG_OP = 'DELETE' THEN
		PERFORM search_count(array_agg(product_number), array_agg(term_id), false) FROM removed WHERE is_on_sale;
	ELSE
		PERFORM search_count(array_agg(product_number), array_agg(term_id), added.is_on_sale)
		FROM added JOIN removed USING (product_number, term_id) WHERE added.is_on_sale <> removed.is_on_sale
		GROUP BY added.is_on_sale;
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "search_postings_inserted" AFTER INSERT ON "search_postings" REFERENCING NEW TABLE AS added
FOR EACH STATEMENT EXECUTE FUNCTION "search_postings_changed"();--> statement-breakpoint
CREATE TRIGGER "search_postings_deleted" AFTER DELETE ON "search_postings" REFERENCING OLD TABLE AS removed
FOR EACH STATEMENT EXECUTE FUNCTION "search_postings_changed"();--> statement-breakpoint
CREATE TRIGGER "search_postings_updated" AFTER UPDATE ON "search_postings" REFERENCING OLD TABLE AS removed NEW TABLE AS added
FOR EACH STATEMENT EXECUTE FUNCTION "search_postings_changed"();
