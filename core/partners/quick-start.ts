export type QuickStartStep = { title: string; text: string; commands: string };

/** From login to result with bash and curl. The docs page prints these commands, and a test runs them as printed. */
export const quickStart = (origin: string): QuickStartStep[] => [
  {
    title: "Get a token",
    text: "Set PARTNER_USERNAME and PARTNER_PASSWORD in your shell first. A token is valid for one hour.",
    commands: `API=${origin}

TOKEN=$(curl -sS "$API/auth/login" \\
  -H "Content-Type: application/json" \\
  -d '{"username":"'"$PARTNER_USERNAME"'","password":"'"$PARTNER_PASSWORD"'"}' |
  sed -E 's/.*"token":"([^"]+)".*/\\1/')`,
  },
  {
    title: "Create a listing",
    text: "A job to screen candidates for. If you are not sure a request arrived, send it again with the same Idempotency-Key: the listing is created only once.",
    commands: `LISTING=$(curl -sS "$API/v1/listings" \\
  -H "Authorization: Bearer $TOKEN" \\
  -H "Content-Type: application/json" \\
  -H "Idempotency-Key: quick-start-1" \\
  -d '{
    "company": "Northwind",
    "title": "Backend Engineer",
    "description": "You build our payment services.",
    "key_requirements": "3 years of TypeScript\\nPostgreSQL",
    "job_listing_type": "Full-Time",
    "region": "Lisbon"
  }')
echo "$LISTING"

LISTING_ID=$(sed -E 's/.*"listing_id":"([^"]+)".*/\\1/' <<<"$LISTING")
EMPLOYER=$(sed -E 's/.*"employer_uuid":"([^"]+)".*/\\1/' <<<"$LISTING")`,
  },
  {
    title: "Upload a resume",
    text: "A PDF, Word document (.docx) or plain text file. Use your own file instead if you like.",
    commands: `cat >jordan-example.txt <<'RESUME'
Jordan Example
jordan@example.com, +1 202 555 0100

Experience
Backend Engineer, Northwind, Jan 2018 - Dec 2023
Built payment services in TypeScript on PostgreSQL.
RESUME

UPLOADED=$(curl -sS "$API/v1/users/$EMPLOYER/jobs/$LISTING_ID/upload?filename=jordan-example.txt" \\
  -H "Authorization: Bearer $TOKEN" \\
  -F "file=@jordan-example.txt")
echo "$UPLOADED"

FILE_ID=$(sed -E 's/.*"file_id":"([^"]+)".*/\\1/' <<<"$UPLOADED")`,
  },
  {
    title: "Wait for the analysis",
    text: "Text files take about a second, scans a few seconds per page.",
    commands: `while curl -sS "$API/v1/listings/$LISTING_ID/resumes" \\
  -H "Authorization: Bearer $TOKEN" | grep -q '"status":"processing"'
do sleep 2; done`,
  },
  {
    title: "Read the result",
    text: "The tier, pros and cons, and a verdict with a quote for every criterion.",
    commands: `curl -sS "$API/v1/listings/$LISTING_ID/resumes/$FILE_ID/result" \\
  -H "Authorization: Bearer $TOKEN"`,
  },
];
