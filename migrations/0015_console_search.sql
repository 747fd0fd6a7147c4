-- The administrator finds tournaments by company and partner too, in a column that no other search reads. What came
-- through the partner API has a second word beside its owner. See docs/decisions/016-search-in-the-database.md.
DROP TRIGGER tournaments_enter_lists;
--> statement-breakpoint
DROP TRIGGER tournaments_change_words;
--> statement-breakpoint
DROP TRIGGER tournament_entries_leave_search;
--> statement-breakpoint
DROP VIEW tournament_words;
--> statement-breakpoint
DROP TABLE tournament_search;
--> statement-breakpoint
CREATE VIRTUAL TABLE tournament_search USING fts5(
  owner, words, source,
  content='', contentless_delete=1, prefix='1 2 3',
  tokenize='unicode61 remove_diacritics 2 categories ''L* N* Co So'' tokenchars ''+#'''
);
--> statement-breakpoint
CREATE VIEW tournament_words AS SELECT
  tournament_entries.key,
  replace(tournament_entries.user_id, '-', '') || iif(listings.company IS NULL, '', ' external') AS owner,
  tournaments.name || ' ' || tournaments.status || ' ' || tournaments.key_skills AS words,
  coalesce(listings.company || ' ' || partners.name, '') AS source
FROM tournaments JOIN tournament_entries ON tournament_entries.tournament_id = tournaments.id
  LEFT JOIN listings ON listings.tournament_id = tournaments.id
  LEFT JOIN partners ON partners.id = tournaments.user_id;
--> statement-breakpoint
CREATE TRIGGER tournaments_enter_lists AFTER INSERT ON tournaments BEGIN
  INSERT INTO tournament_entries (tournament_id, user_id) VALUES (NEW.id, NEW.user_id);
  INSERT INTO tournament_search (rowid, owner, words, source)
  SELECT key, owner, words, source FROM tournament_words
  WHERE key = (SELECT key FROM tournament_entries WHERE tournament_id = NEW.id);
END;
--> statement-breakpoint
CREATE TRIGGER tournaments_change_words AFTER UPDATE OF name, status, key_skills ON tournaments
WHEN NEW.name <> OLD.name OR NEW.status <> OLD.status OR NEW.key_skills <> OLD.key_skills BEGIN
  UPDATE tournament_search SET (owner, words, source) = (
    SELECT owner, words, source FROM tournament_words WHERE tournament_words.key = tournament_search.rowid
  ) WHERE rowid = (SELECT key FROM tournament_entries WHERE tournament_id = NEW.id);
END;
--> statement-breakpoint
CREATE TRIGGER tournament_entries_leave_search AFTER DELETE ON tournament_entries BEGIN
  DELETE FROM tournament_search WHERE rowid = OLD.key;
END;
--> statement-breakpoint
CREATE TRIGGER listings_enter_search AFTER INSERT ON listings BEGIN
  UPDATE tournament_search SET (owner, words, source) = (
    SELECT owner, words, source FROM tournament_words WHERE tournament_words.key = tournament_search.rowid
  ) WHERE rowid = (SELECT key FROM tournament_entries WHERE tournament_id = NEW.tournament_id);
END;
--> statement-breakpoint
CREATE TRIGGER listings_change_words AFTER UPDATE OF company ON listings WHEN NEW.company <> OLD.company BEGIN
  UPDATE tournament_search SET (owner, words, source) = (
    SELECT owner, words, source FROM tournament_words WHERE tournament_words.key = tournament_search.rowid
  ) WHERE rowid = (SELECT key FROM tournament_entries WHERE tournament_id = NEW.tournament_id);
END;
--> statement-breakpoint
CREATE TRIGGER partners_change_words AFTER UPDATE OF name ON partners WHEN NEW.name <> OLD.name BEGIN
  UPDATE tournament_search SET (owner, words, source) = (
    SELECT owner, words, source FROM tournament_words WHERE tournament_words.key = tournament_search.rowid
  ) WHERE rowid IN (SELECT key FROM tournament_entries WHERE user_id = NEW.id);
END;
--> statement-breakpoint
INSERT INTO tournament_search (rowid, owner, words, source)
SELECT key, owner, words, source FROM tournament_words;
