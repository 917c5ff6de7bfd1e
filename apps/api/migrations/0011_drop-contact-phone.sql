-- The phone of the profile is now the phone that logs in. A contact phone was never confirmed, so it must not become that phone:
-- it could be the number of someone else, who would then own the account. Nothing but the profile form showed it (addresses and
-- orders have phones of their own), so it is deleted, and its owner can enter it again with a code.
ALTER TABLE "users" DROP COLUMN "contact_phone";