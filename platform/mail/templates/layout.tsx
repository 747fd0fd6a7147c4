import type { CSSProperties, ReactNode } from "react";
import { CONFIRMATION_DAYS } from "#core/accounts/confirmation";
import { PRODUCT_NAME } from "#core/product";

/** What a template returns; `body` is the whole document. */
export type WrittenMail = { subject: string; text: string; body: JSX.Element };

const FONT = "system-ui, -apple-system, Segoe UI, Helvetica, Arial, sans-serif";

const paper: CSSProperties = { backgroundColor: "#f5f5f0" };
const surface: CSSProperties = { backgroundColor: "#ffffff", border: "1px solid #deded5" };
const ink: CSSProperties = { color: "#161a1f" };
const muted: CSSProperties = { color: "#555c66" };

/**
 * For clients that support the reader's color scheme; others invert colors themselves. Only `!important` overrides
 * inline styles.
 */
const DARK = `@media (prefers-color-scheme: dark) {
  .paper { background-color: #0b1220 !important }
  .surface { background-color: #121a2b !important; border-color: #253148 !important }
  .ink { color: #e8ecf3 !important }
  .muted { color: #a5afbf !important }
  .action { background-color: #62d2b4 !important }
  .action-label { color: #06231c !important }
}`;

const CONFIRM = "Is this your address? Please confirm it";
const CONFIRM_LIMITS = `The link works once and expires in ${CONFIRMATION_DAYS} days. No account here? Ignore this.`;

/** The text part of a mail. If the address needs confirming, the link is inserted before the last paragraph. */
export function writeText(paragraphs: string[], confirmUrl: string | null): string {
  const confirm = confirmUrl ? [`${CONFIRM}: ${confirmUrl}`, CONFIRM_LIMITS] : [];
  return [...paragraphs.slice(0, -1), ...confirm, ...paragraphs.slice(-1)].join("\n\n");
}

type LayoutProps = {
  subject: string;
  preview: string;
  reason: string;
  /** The confirmation link, in mails to an unconfirmed address. */
  confirmUrl: string | null;
  children: ReactNode;
};

/** The frame of every mail: tables and inline styles, because mail clients support little else. */
export function MailLayout({ subject, preview, reason, confirmUrl, children }: LayoutProps) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        {/* What looks like a number or an address stays text. */}
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no" />
        <title>{subject}</title>
        <style>{DARK}</style>
      </head>
      <body className="paper" style={{ ...paper, margin: 0, padding: 0, fontFamily: FONT }}>
        <div style={{ display: "none", maxHeight: 0, overflow: "hidden" }}>{preview}</div>
        <Table className="paper" style={paper}>
          <td align="center" style={{ padding: "32px 16px" }}>
            <Table style={{ maxWidth: 560 }}>
              <td className="ink" style={{ ...ink, padding: "0 4px 16px", fontSize: 18, fontWeight: 600 }}>
                {PRODUCT_NAME}
              </td>
            </Table>
            <Table className="surface" style={{ ...surface, maxWidth: 560, borderRadius: 10 }}>
              <td style={{ padding: 24 }}>
                {children}
                {confirmUrl && <Confirm href={confirmUrl} />}
              </td>
            </Table>
            <Table style={{ maxWidth: 560 }}>
              <td
                className="muted"
                style={{ ...muted, padding: "16px 4px 0", fontSize: 13, lineHeight: "20px" }}
              >
                {reason}
              </td>
            </Table>
          </td>
        </Table>
      </body>
    </html>
  );
}

function Confirm({ href }: { href: string }) {
  return (
    <div className="surface" style={{ borderTop: "1px solid #deded5", marginTop: 24, paddingTop: 16 }}>
      <Paragraph isQuiet>
        {CONFIRM}:
        <br />
        <PlainLink href={href} />
      </Paragraph>
      <Paragraph isQuiet>{CONFIRM_LIMITS}</Paragraph>
    </div>
  );
}

/** A link that shows its full URL. */
function PlainLink({ href }: { href: string }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noreferrer"
      className="muted"
      style={{ ...muted, wordBreak: "break-all" }}
    >
      {href}
    </a>
  );
}

/** A table with one row, the only reliable way to draw a box in a mail. */
export function Table({
  children,
  ...props
}: {
  className?: string;
  style?: CSSProperties;
  children: ReactNode;
}) {
  return (
    <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} border={0} {...props}>
      <tbody>
        <tr>{children}</tr>
      </tbody>
    </table>
  );
}

export function Heading({ children }: { children: ReactNode }) {
  return (
    <h1 className="ink" style={{ ...ink, margin: "0 0 16px", fontSize: 22, lineHeight: "28px" }}>
      {children}
    </h1>
  );
}

export function Paragraph({ isQuiet = false, children }: { isQuiet?: boolean; children: ReactNode }) {
  return (
    <p
      className={isQuiet ? "muted" : "ink"}
      style={{ ...(isQuiet ? muted : ink), margin: "0 0 16px", fontSize: 15, lineHeight: "24px" }}
    >
      {children}
    </p>
  );
}

/** The mail's main button, followed by its full URL for clients that do not show buttons. */
export function Action({ href, children }: { href: string; children: ReactNode }) {
  return (
    <>
      <table role="presentation" cellPadding={0} cellSpacing={0} border={0} style={{ margin: "24px 0" }}>
        <tbody>
          <tr>
            <td className="action" style={{ backgroundColor: "#0d6a5b", borderRadius: 6 }}>
              <a
                href={href}
                target="_blank"
                rel="noreferrer"
                className="action-label"
                style={{
                  display: "inline-block",
                  padding: "12px 20px",
                  color: "#ffffff",
                  fontSize: 15,
                  fontWeight: 600,
                  textDecoration: "none",
                }}
              >
                {children}
              </a>
            </td>
          </tr>
        </tbody>
      </table>
      <Paragraph isQuiet>
        Or open this address:
        <br />
        <PlainLink href={href} />
      </Paragraph>
    </>
  );
}
