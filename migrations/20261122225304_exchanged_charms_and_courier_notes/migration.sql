ALTER TYPE "stock_reason" ADD VALUE 'exchange';--> statement-breakpoint
ALTER TYPE "stock_reason" ADD VALUE 'breakage';--> statement-breakpoint
ALTER TYPE "stock_reason" ADD VALUE 'stocktake';--> statement-breakpoint
ALTER TABLE "staff_notes" ADD COLUMN "for_courier" boolean DEFAULT false NOT NULL;