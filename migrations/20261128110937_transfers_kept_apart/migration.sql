ALTER TABLE "bank_transfers" ADD COLUMN "is_apart" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- What an admin settled by hand was given back or kept apart; what was attached to an order or confirmed with it was not.
UPDATE "bank_transfers" SET is_apart = true FROM "audit_log"
  WHERE audit_log.subject = 'transfer' AND audit_log.action = 'settle' AND audit_log.subject_id = bank_transfers.id;
