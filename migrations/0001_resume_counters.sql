-- The counters of a tournament change in the transaction that changes its resumes, whoever writes.
CREATE TRIGGER resumes_count_insert AFTER INSERT ON resumes BEGIN
  UPDATE tournaments SET resume_count = resume_count + 1 WHERE id = NEW.tournament_id;
END;
--> statement-breakpoint
CREATE TRIGGER resumes_count_update AFTER UPDATE OF status, tier, recruiter_tier ON resumes BEGIN
  UPDATE tournaments SET
    done_count = done_count + (NEW.status = 'done') - (OLD.status = 'done'),
    error_count = error_count + (NEW.status = 'error') - (OLD.status = 'error'),
    tier_a_count = tier_a_count + (coalesce(NEW.recruiter_tier, NEW.tier) IS 'A') - (coalesce(OLD.recruiter_tier, OLD.tier) IS 'A'),
    tier_b_count = tier_b_count + (coalesce(NEW.recruiter_tier, NEW.tier) IS 'B') - (coalesce(OLD.recruiter_tier, OLD.tier) IS 'B'),
    tier_c_count = tier_c_count + (coalesce(NEW.recruiter_tier, NEW.tier) IS 'C') - (coalesce(OLD.recruiter_tier, OLD.tier) IS 'C'),
    tier_d_count = tier_d_count + (coalesce(NEW.recruiter_tier, NEW.tier) IS 'D') - (coalesce(OLD.recruiter_tier, OLD.tier) IS 'D')
  WHERE id = NEW.tournament_id;
END;
--> statement-breakpoint
CREATE TRIGGER resumes_count_delete AFTER DELETE ON resumes BEGIN
  UPDATE tournaments SET
    resume_count = resume_count - 1,
    done_count = done_count - (OLD.status = 'done'),
    error_count = error_count - (OLD.status = 'error'),
    tier_a_count = tier_a_count - (coalesce(OLD.recruiter_tier, OLD.tier) IS 'A'),
    tier_b_count = tier_b_count - (coalesce(OLD.recruiter_tier, OLD.tier) IS 'B'),
    tier_c_count = tier_c_count - (coalesce(OLD.recruiter_tier, OLD.tier) IS 'C'),
    tier_d_count = tier_d_count - (coalesce(OLD.recruiter_tier, OLD.tier) IS 'D')
  WHERE id = OLD.tournament_id;
END;
