-- Left to a person while a statement was being added: without a result there is nothing to update.
UPDATE resumes SET is_stale = false WHERE is_stale AND scorecard IS NULL AND status = 'done';
