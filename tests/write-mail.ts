type File = { name?: string; type?: string; bytes: string | Uint8Array; disposition?: string };
type Mail = { to: string; files: File[]; text?: string; id?: string | null; headers?: string[] };

/** A mail as it arrives: headers, a text and attachments. */
export function writeMail({ to, files, text = "Dear team", id, headers = [] }: Mail): string {
  const messageId = id === undefined ? `<${crypto.randomUUID()}@mail.example>` : id;
  const parts = files.map(({ name, type = "text/plain", bytes, disposition = "attachment" }) =>
    [
      `Content-Type: ${type}`,
      `Content-Disposition: ${disposition}${name ? `; filename="${name}"` : ""}`,
      "Content-Transfer-Encoding: base64",
      "",
      Buffer.from(bytes).toString("base64").replace(/.{76}/g, "$&\r\n"),
    ].join("\r\n"),
  );
  return [
    ...headers,
    "From: Casey <casey@example.com>",
    `To: ${to}`,
    "Subject: Application",
    ...(messageId ? [`Message-ID: ${messageId}`] : []),
    "MIME-Version: 1.0",
    'Content-Type: multipart/mixed; boundary="part"',
    "",
    ...["", `Content-Type: text/plain\r\n\r\n${text}`, ...parts]
      .join("\r\n--part\r\n")
      .slice(2)
      .split("\r\n"),
    "--part--",
    "",
  ].join("\r\n");
}
