CREATE TABLE `resume_entries` (
	`key` integer PRIMARY KEY NOT NULL,
	`resume_id` text NOT NULL,
	`tournament_id` text NOT NULL,
	`user_id` text NOT NULL,
	`score` integer NOT NULL,
	FOREIGN KEY (`resume_id`) REFERENCES `resumes`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `resume_entries_by_resume` ON `resume_entries` (`resume_id`);--> statement-breakpoint
CREATE INDEX `resume_entries_by_user` ON `resume_entries` (`user_id`);--> statement-breakpoint
CREATE INDEX `resume_entries_by_score` ON `resume_entries` (`user_id`,`score`);--> statement-breakpoint
CREATE INDEX `resume_entries_by_tournament` ON `resume_entries` (`tournament_id`,`score`);--> statement-breakpoint
CREATE TABLE `tournament_entries` (
	`key` integer PRIMARY KEY NOT NULL,
	`tournament_id` text NOT NULL,
	`user_id` text NOT NULL,
	FOREIGN KEY (`tournament_id`) REFERENCES `tournaments`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `tournament_entries_by_tournament` ON `tournament_entries` (`tournament_id`);--> statement-breakpoint
CREATE INDEX `tournament_entries_by_user` ON `tournament_entries` (`user_id`);
--> statement-breakpoint
-- See docs/decisions/016-search-in-the-database.md. The owner is one word: the id without its hyphens.
CREATE VIRTUAL TABLE resume_search USING fts5(
  owner, file_name, skills,
  content='', contentless_delete=1, prefix='1 2 3',
  tokenize='unicode61 remove_diacritics 2 categories ''L* N* Co So'' tokenchars ''+#'''
);
--> statement-breakpoint
CREATE VIRTUAL TABLE tournament_search USING fts5(
  owner, words,
  content='', contentless_delete=1, prefix='1 2 3',
  tokenize='unicode61 remove_diacritics 2 categories ''L* N* Co So'' tokenchars ''+#'''
);
--> statement-breakpoint
-- What a resume is found by. JaneDoe.pdf is found by "doe" as well.
CREATE VIEW resume_words AS SELECT
  resume_entries.key,
  replace(resume_entries.user_id, '-', '') AS owner,
  file_name || ' ' ||
  replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(file_name,
  'A', ' A'), 'B', ' B'), 'C', ' C'), 'D', ' D'), 'E', ' E'), 'F', ' F'), 'G', ' G'),
  'H', ' H'), 'I', ' I'), 'J', ' J'), 'K', ' K'), 'L', ' L'), 'M', ' M'), 'N', ' N'),
  'O', ' O'), 'P', ' P'), 'Q', ' Q'), 'R', ' R'), 'S', ' S'), 'T', ' T'), 'U', ' U'),
  'V', ' V'), 'W', ' W'), 'X', ' X'), 'Y', ' Y'), 'Z', ' Z') AS file_name,
  extracted_skills AS skills
FROM resumes JOIN resume_entries ON resume_entries.resume_id = resumes.id;
--> statement-breakpoint
CREATE VIEW tournament_words AS SELECT
  tournament_entries.key,
  replace(tournament_entries.user_id, '-', '') AS owner,
  name || ' ' || status || ' ' || key_skills AS words
FROM tournaments JOIN tournament_entries ON tournament_entries.tournament_id = tournaments.id;
--> statement-breakpoint
CREATE TRIGGER resumes_enter_lists AFTER INSERT ON resumes BEGIN
  INSERT INTO resume_entries (resume_id, tournament_id, user_id, score)
  SELECT NEW.id, id, user_id, coalesce(1000 * instr('DCBA', coalesce(NEW.recruiter_tier, NEW.tier)) + NEW.match_percent, 0)
  FROM tournaments WHERE id = NEW.tournament_id;
  INSERT INTO resume_search (rowid, owner, file_name, skills)
  SELECT key, owner, file_name, skills FROM resume_words
  WHERE key = (SELECT key FROM resume_entries WHERE resume_id = NEW.id);
END;
--> statement-breakpoint
CREATE TRIGGER resumes_change_score AFTER UPDATE OF tier, recruiter_tier, match_percent ON resumes BEGIN
  UPDATE resume_entries SET score = coalesce(1000 * instr('DCBA', coalesce(NEW.recruiter_tier, NEW.tier)) + NEW.match_percent, 0)
  WHERE resume_id = NEW.id AND score <> coalesce(1000 * instr('DCBA', coalesce(NEW.recruiter_tier, NEW.tier)) + NEW.match_percent, 0);
END;
--> statement-breakpoint
CREATE TRIGGER resumes_change_words AFTER UPDATE OF file_name, extracted_skills ON resumes
WHEN NEW.file_name <> OLD.file_name OR NEW.extracted_skills <> OLD.extracted_skills BEGIN
  UPDATE resume_search SET (owner, file_name, skills) = (
    SELECT owner, file_name, skills FROM resume_words WHERE resume_words.key = resume_search.rowid
  ) WHERE rowid = (SELECT key FROM resume_entries WHERE resume_id = NEW.id);
END;
--> statement-breakpoint
-- Entries go with their rows, by cascade.
CREATE TRIGGER resume_entries_leave_search AFTER DELETE ON resume_entries BEGIN
  DELETE FROM resume_search WHERE rowid = OLD.key;
END;
--> statement-breakpoint
CREATE TRIGGER tournaments_enter_lists AFTER INSERT ON tournaments BEGIN
  INSERT INTO tournament_entries (tournament_id, user_id) VALUES (NEW.id, NEW.user_id);
  INSERT INTO tournament_search (rowid, owner, words)
  SELECT key, owner, words FROM tournament_words
  WHERE key = (SELECT key FROM tournament_entries WHERE tournament_id = NEW.id);
END;
--> statement-breakpoint
CREATE TRIGGER tournaments_change_words AFTER UPDATE OF name, status, key_skills ON tournaments
WHEN NEW.name <> OLD.name OR NEW.status <> OLD.status OR NEW.key_skills <> OLD.key_skills BEGIN
  UPDATE tournament_search SET (owner, words) = (
    SELECT owner, words FROM tournament_words WHERE tournament_words.key = tournament_search.rowid
  ) WHERE rowid = (SELECT key FROM tournament_entries WHERE tournament_id = NEW.id);
END;
--> statement-breakpoint
CREATE TRIGGER tournament_entries_leave_search AFTER DELETE ON tournament_entries BEGIN
  DELETE FROM tournament_search WHERE rowid = OLD.key;
END;
--> statement-breakpoint
-- What is there already.
INSERT INTO resume_entries (resume_id, tournament_id, user_id, score)
SELECT resumes.id, tournament_id, user_id, coalesce(1000 * instr('DCBA', coalesce(recruiter_tier, tier)) + match_percent, 0)
FROM resumes JOIN tournaments ON tournaments.id = tournament_id
ORDER BY resumes.created_at, resumes.id;
--> statement-breakpoint
INSERT INTO resume_search (rowid, owner, file_name, skills)
SELECT key, owner, file_name, skills FROM resume_words;
--> statement-breakpoint
INSERT INTO tournament_entries (tournament_id, user_id)
SELECT id, user_id FROM tournaments ORDER BY created_at, id;
--> statement-breakpoint
INSERT INTO tournament_search (rowid, owner, words)
SELECT key, owner, words FROM tournament_words;
