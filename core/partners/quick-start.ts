export type QuickStartStep = { title: string; text: string; commands: string };

/**
 * From a login to a result with bash and curl. The page of the API prints it, and a test runs what is printed, to
 * the letter.
 */
export const quickStart = (origin: string): QuickStartStep[] => [
  {
    title: "Get a token",
    text: "In a shell where PARTNER_USERNAME and PARTNER_PASSWORD hold what you were given. A token is good for an hour.",
    commands: `API=${origin}

TOKEN=$(curl -sS "$API/auth/login" \\
  -H "Content-Type: application/json" \\
  -d '{"username":"'"$PARTNER_USERNAME"'","password":"'"$PARTNER_PASSWORD"'"}' |
  sed -E 's/.*"token":"([^"]+)".*/\\1/')`,
  },
  {
    title: "Create a listing",
    text: "A job that candidates are read against. Send the same Idempotency-Key when you are not sure that a request arrived, and it is made once.",
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
    text: "A PDF, a Word document (.docx) or plain text. Any file of yours will do in place of this one.",
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
    title: "Wait until it is read",
    text: "A text takes about a second, a scan some seconds a page.",
    commands: `while curl -sS "$API/v1/listings/$LISTING_ID/resumes" \\
  -H "Authorization: Bearer $TOKEN" | grep -q '"status":"processing"'
do sleep 2; done`,
  },
  {
    title: "Read the result",
    text: "The tier, what speaks for and against the candidate, and a verdict with its quote for each criterion.",
    commands: `curl -sS "$API/v1/listings/$LISTING_ID/resumes/$FILE_ID/result" \\
  -H "Authorization: Bearer $TOKEN"`,
  },
];
