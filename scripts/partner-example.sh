#!/usr/bin/env bash
# A partner's day with nothing but curl: logs in, creates a listing, uploads resumes, waits, and saves the results.
#   PARTNER_USERNAME=partner PARTNER_PASSWORD=... scripts/partner-example.sh http://localhost:8787 resumes/*.pdf
set -euo pipefail

api=$1
shift

field() { sed -E 's/.*"'"$1"'":"([^"]+)".*/\1/'; }
call() { curl -sS --fail-with-body --retry 5 -H "Authorization: Bearer $token" "$@"; }

token=$(curl -sS --fail-with-body "$api/auth/login" -H "Content-Type: application/json" \
  -d '{"username":"'"$PARTNER_USERNAME"'","password":"'"$PARTNER_PASSWORD"'"}' | field token)

listing=$(call "$api/v1/listings" -H "Content-Type: application/json" -H "Idempotency-Key: example-$(date +%s)-$$" -d '{
  "company": "Northwind",
  "title": "Backend Engineer",
  "description": "You build our payment services.",
  "key_requirements": "3 years of TypeScript\nPostgreSQL",
  "optional_requirements": "Kubernetes"
}')
listing_id=$(field listing_id <<<"$listing")
employer=$(field employer_uuid <<<"$listing")

for file in "$@"; do
  call "$api/v1/users/$employer/jobs/$listing_id/upload" -F "file=@$file" >/dev/null
done

while
  resumes=$(call "$api/v1/listings/$listing_id/resumes")
  grep -q '"status":"processing"' <<<"$resumes"
do sleep 2; done

# Each on a line of its own: the names of files hold no braces that matter to us.
while read -r resume; do
  name=$(field filename <<<"$resume")
  case $resume in
    *'"status":"succeeded"'*)
      result=$(call "$(field result_url <<<"$resume")")
      echo "$result" >"$name.result.json"
      echo "$(field tier <<<"$result") $name"
      ;;
    *) echo "- $name: $(field error <<<"$resume")" ;;
  esac
done < <(sed -E 's/\},\{/}\n{/g' <<<"$resumes")
