-- A tournament is kept at least as long as the last of its records, which may be from when its account kept them longer.
DROP VIEW tournament_decisions;
--> statement-breakpoint
CREATE VIEW tournament_decisions AS SELECT
  t.id, t.user_id AS owner_id, t.name,
  (
    SELECT json_group_array(json_object(
      'version', version, 'createdAt', created_at, 'createdBy', created_by,
      'criteria', json((
        SELECT json_group_array(json_object(
          'id', value ->> '$.id', 'text', value ->> '$.text', 'kind', value ->> '$.kind',
          'importance', value ->> '$.importance', 'weight', value ->> '$.weight'
        ))
        FROM json_each(rubric, '$.criteria')
      ))
    ))
    FROM (SELECT * FROM rubric_versions WHERE tournament_id = t.id ORDER BY version)
  ) AS rubrics,
  t.created_at,
  CAST(unixepoch('subsec') * 1000 AS INTEGER) AS deleted_at,
  max(
    CAST(unixepoch('subsec') * 1000 AS INTEGER) + u.record_years * 31557600000,
    (SELECT max(keep_until) FROM decision_records WHERE tournament_id = t.id)
  ) AS keep_until
FROM tournaments t JOIN users u ON u.id = t.user_id
WHERE EXISTS (SELECT 1 FROM decision_records WHERE tournament_id = t.id);
--> statement-breakpoint
UPDATE decision_tournaments
SET keep_until = (SELECT max(keep_until) FROM decision_records r WHERE r.tournament_id = decision_tournaments.id)
WHERE EXISTS (
  SELECT 1 FROM decision_records r
  WHERE r.tournament_id = decision_tournaments.id AND r.keep_until > decision_tournaments.keep_until
);
