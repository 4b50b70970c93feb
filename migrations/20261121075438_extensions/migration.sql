-- Trigrams carry the search of charms and orders. Trusted since PostgreSQL 13: the database's owner may add it.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
