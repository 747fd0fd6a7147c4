-- As before, with why the recruiter set a tier: a standard reason (core/resumes/standard-reasons.ts) stays, a reason in
-- their own words may name somebody and goes with the resume.
DROP VIEW resume_decisions;
--> statement-breakpoint
CREATE VIEW resume_decisions AS SELECT
  r.id, r.tournament_id, t.user_id AS owner_id,
  CAST(unixepoch('subsec') * 1000 AS INTEGER) AS deleted_at,
  CAST(unixepoch('subsec') * 1000 AS INTEGER) + u.record_years * 31557600000 AS keep_until,
  json_object(
    'uploadedAt', r.created_at,
    'judgedAt', r.finished_at,
    'engine', r.scorecard ->> '$.engine',
    'engineVersion', r.scorecard ->> '$.engineVersion',
    'model', r.scorecard ->> '$.model',
    'rubricVersion', r.rubric_version,
    'match', r.match_percent,
    'tier', r.tier,
    'recruiterTier', r.recruiter_tier,
    'recruiterTierBy', r.recruiter_tier_by,
    'recruiterTierAt', r.recruiter_tier_at,
    'recruiterTierWhy', CASE
      WHEN r.recruiter_tier_reason IN (
        'Shows more than the AI found',
        'Shows less than the AI found',
        'Strong where it matters most',
        'Weak where it matters most',
        'Interview or reference',
        'Place, hours, pay or start date'
      ) THEN r.recruiter_tier_reason
      WHEN r.recruiter_tier_reason IS NOT NULL THEN 'In their own words, deleted with the resume'
    END,
    'verdicts', json((
      SELECT json_group_array(json_object(
        'criterionId', value ->> '$.criterionId', 'level', value ->> '$.level', 'sure', json(value -> '$.sure')
      ))
      FROM json_each(r.scorecard, '$.verdicts')
    ))
  ) AS record
FROM resumes r JOIN tournaments t ON t.id = r.tournament_id JOIN users u ON u.id = t.user_id
WHERE u.record_years > 0 AND (r.scorecard IS NOT NULL OR r.recruiter_tier IS NOT NULL)
  AND NOT t.is_demo_tournament AND NOT t.is_public_demo;
