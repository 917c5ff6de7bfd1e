-- Renames two products and a color of the sample shop. Ids stay, so addresses, carts and orders stay valid.
DO $$
DECLARE
	target record;
BEGIN
	FOR target IN SELECT * FROM (VALUES
		('categories', 'picture', 'jsonb'), ('carousels', 'wide', 'jsonb'), ('carousels', 'tall', 'jsonb'),
		('products', 'slug', 'text'), ('products', 'pictures', 'jsonb'), ('products', 'description', 'jsonb'), ('products', 'specifications', 'jsonb'),
		('product_attributes', 'value', 'text'), ('skus', 'values', 'jsonb'), ('skus', 'picture', 'jsonb'),
		('reviews', 'pictures', 'jsonb'), ('order_items', 'picture', 'jsonb')
	) AS renamed (table_name, column_name, type_name) LOOP
		EXECUTE format(
			'UPDATE %1$I SET %2$I = regexp_replace(regexp_replace(%2$I::text, ''\mspeculum-(flask|fountain-pen)\M'', ''bluewing-\1'', ''g''), ''\mspeculum-blue\M'', ''wing-blue'', ''g'')::%3$s WHERE %2$I::text ~ ''\mspeculum-(flask|fountain-pen|blue)\M''',
			target.table_name, target.column_name, target.type_name
		);
	END LOOP;
	FOR target IN SELECT unnest(ARRAY['title', 'description', 'specifications']) AS column_name LOOP
		EXECUTE format(
			'UPDATE products SET %1$I = regexp_replace(regexp_replace(regexp_replace(%1$I::text, ''Speculum (vacuum flask|fountain pen)'', ''Bluewing \1'', ''g''), ''in Speculum blue'', ''in wing blue'', ''g''), ''Speculum blue'', ''Wing blue'', ''g'')::jsonb WHERE %1$I::text LIKE ''%%Speculum %%''',
			target.column_name
		);
	END LOOP;
END
$$;--> statement-breakpoint
-- Runs the triggers that wait for the commit now: a later migration could not alter these tables before.
SET CONSTRAINTS ALL IMMEDIATE;--> statement-breakpoint
SET CONSTRAINTS ALL DEFERRED;
