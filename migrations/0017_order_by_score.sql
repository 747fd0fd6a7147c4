-- Candidates stand in the order of their score, then of the likeness of the whole text: core/scoring/order.ts.
-- The tier in force (A is 4), the score in thousandths of a percent, the relevance in ten-thousandths; 0 without a result.
CREATE VIEW resume_scores AS SELECT
  id,
  coalesce(100000000000 * instr('DCBA', coalesce(recruiter_tier, tier)), 0)
    + coalesce(100000 * CAST(round(1000 * coalesce(scorecard ->> '$.score', match_percent)) AS INTEGER), 0)
    + coalesce(CAST(round(10000 * (scorecard ->> '$.relevance')) AS INTEGER), 0) AS score
FROM resumes;
--> statement-breakpoint
DROP TRIGGER resumes_enter_lists;
--> statement-breakpoint
CREATE TRIGGER resumes_enter_lists AFTER INSERT ON resumes BEGIN
  INSERT INTO resume_entries (resume_id, tournament_id, user_id, score)
  SELECT NEW.id, id, user_id, (SELECT score FROM resume_scores WHERE resume_scores.id = NEW.id)
  FROM tournaments WHERE id = NEW.tournament_id;
  INSERT INTO resume_search (rowid, owner, file_name, skills)
  SELECT key, owner, file_name, skills FROM resume_words
  WHERE key = (SELECT key FROM resume_entries WHERE resume_id = NEW.id);
END;
--> statement-breakpoint
DROP TRIGGER resumes_change_score;
--> statement-breakpoint
CREATE TRIGGER resumes_change_score AFTER UPDATE OF tier, recruiter_tier, match_percent, scorecard ON resumes BEGIN
  UPDATE resume_entries SET score = (SELECT score FROM resume_scores WHERE id = NEW.id)
  WHERE resume_id = NEW.id AND score <> (SELECT score FROM resume_scores WHERE id = NEW.id);
END;
--> statement-breakpoint
UPDATE resume_entries SET score = (SELECT score FROM resume_scores WHERE id = resume_id);
