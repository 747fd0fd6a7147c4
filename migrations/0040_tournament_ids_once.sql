-- Callers choose ids (idempotency keys, reviews, quotes). A deleted tournament's id would bring back its credit, its log
-- and the removal of its files, so it is never used again.
CREATE TRIGGER tournament_ids_are_used_once BEFORE INSERT ON tournaments
WHEN EXISTS (SELECT 1 FROM file_deletions WHERE id = NEW.id)
  OR EXISTS (SELECT 1 FROM audit_entries WHERE tournament_id = NEW.id AND action = 'tournament.deleted')
  OR EXISTS (SELECT 1 FROM credit_entries WHERE cause = 'tournament:' || NEW.id AND created_at < NEW.created_at) BEGIN
  SELECT RAISE(ABORT, 'tournament id was used before');
END;
