-- What is deleted is soon in no byte of the search tables. A row deleted from a contentless FTS5 table is only crossed
-- out: its words stay until its segment is merged, which one among many rows may never be. Tables that keep what they
-- index can take the words themselves out (secure-delete), a row in about 2 ms. That is too long to be done for a
-- tournament's 2,000 resumes in one transaction, so triggers note the rows, and the sweep takes them out.
CREATE TABLE `search_removals` (
	`search` text NOT NULL,
	`key` integer NOT NULL,
	PRIMARY KEY(`search`, `key`)
);
--> statement-breakpoint
DROP TABLE resume_search;
--> statement-breakpoint
CREATE VIRTUAL TABLE resume_search USING fts5(
  owner, file_name, skills,
  prefix='1 2 3',
  tokenize='unicode61 remove_diacritics 2 categories ''L* N* Co So'' tokenchars ''+#'''
);
--> statement-breakpoint
INSERT INTO resume_search (resume_search, rank) VALUES ('secure-delete', 1);
--> statement-breakpoint
INSERT INTO resume_search (rowid, owner, file_name, skills)
SELECT key, owner, file_name, skills FROM resume_words;
--> statement-breakpoint
DROP TABLE tournament_search;
--> statement-breakpoint
CREATE VIRTUAL TABLE tournament_search USING fts5(
  owner, words, source,
  prefix='1 2 3',
  tokenize='unicode61 remove_diacritics 2 categories ''L* N* Co So'' tokenchars ''+#'''
);
--> statement-breakpoint
INSERT INTO tournament_search (tournament_search, rank) VALUES ('secure-delete', 1);
--> statement-breakpoint
INSERT INTO tournament_search (rowid, owner, words, source)
SELECT key, owner, words, source FROM tournament_words;
--> statement-breakpoint
DROP TRIGGER resume_entries_leave_search;
--> statement-breakpoint
CREATE TRIGGER resume_entries_leave_search AFTER DELETE ON resume_entries BEGIN
  INSERT INTO search_removals (search, key) VALUES ('resume_search', OLD.key);
END;
--> statement-breakpoint
DROP TRIGGER tournament_entries_leave_search;
--> statement-breakpoint
CREATE TRIGGER tournament_entries_leave_search AFTER DELETE ON tournament_entries BEGIN
  INSERT INTO search_removals (search, key) VALUES ('tournament_search', OLD.key);
END;
--> statement-breakpoint
-- A new entry may get the key of the last one that was deleted before the sweep was there. SQLite gives the next one.
CREATE TRIGGER resume_entries_take_key BEFORE INSERT ON resume_entries
WHEN EXISTS (SELECT 1 FROM search_removals WHERE search = 'resume_search'
  AND key = (SELECT coalesce(max(key), 0) + 1 FROM resume_entries)) BEGIN
  DELETE FROM resume_search WHERE rowid = (SELECT coalesce(max(key), 0) + 1 FROM resume_entries);
  DELETE FROM search_removals WHERE search = 'resume_search'
    AND key = (SELECT coalesce(max(key), 0) + 1 FROM resume_entries);
END;
--> statement-breakpoint
CREATE TRIGGER tournament_entries_take_key BEFORE INSERT ON tournament_entries
WHEN EXISTS (SELECT 1 FROM search_removals WHERE search = 'tournament_search'
  AND key = (SELECT coalesce(max(key), 0) + 1 FROM tournament_entries)) BEGIN
  DELETE FROM tournament_search WHERE rowid = (SELECT coalesce(max(key), 0) + 1 FROM tournament_entries);
  DELETE FROM search_removals WHERE search = 'tournament_search'
    AND key = (SELECT coalesce(max(key), 0) + 1 FROM tournament_entries);
END;
