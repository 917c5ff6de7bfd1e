-- 0009 set the savings of older orders to their discount. Those orders don't have the list prices of their items, so
-- their savings are not known: with 0 the shop shows no figure instead of one that may be too small.
UPDATE "orders" SET "savings" = 0
WHERE "savings" > 0 AND "savings" = "discount"
	AND "created_at" < (SELECT "applied_at" FROM "migrations" WHERE "name" = '0009_order-savings.sql');
