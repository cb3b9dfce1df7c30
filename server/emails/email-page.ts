// The HTML page around every email: a sheet of paper on a table, within what mail programs can show.
import { ink, paper, table } from './email-styles.ts'
import { html, type Markup } from './markup.ts'

interface EmailTitle {
  readonly subject: string
  /** Shown beside the subject in the list of emails. */
  readonly preview: string
}

/** `rows` are the rows of the sheet's table. */
export function emailPage({ subject, preview }: EmailTitle, rows: Markup): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="color-scheme" content="light only" />
        <meta name="supported-color-schemes" content="light only" />
        <title>${subject}</title>
        <style>
          :root {
            color-scheme: light only;
          }
          @media (max-width: 620px) {
            .px {
              padding-left: 20px !important;
              padding-right: 20px !important;
            }
            .h1 {
              font-size: 40px !important;
              line-height: 42px !important;
            }
            .btn a {
              display: block !important;
            }
          }
          /* Apple Mail makes links of addresses and phone numbers, blue on any ground. */
          a[x-apple-data-detectors] {
            color: inherit !important;
            text-decoration: none !important;
          }
        </style>
      </head>
      <body style="margin:0;background:${table}">
        <div style="display:none;max-height:0;overflow:hidden">${preview}</div>
        <table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${table}">
          <tr>
            <td align="center" style="padding:24px 12px">
              <table
                role="presentation"
                width="600"
                cellpadding="0"
                cellspacing="0"
                style="width:100%;max-width:600px;background:${paper};border:2px solid ${ink};border-radius:16px;border-collapse:separate;overflow:hidden"
              >
                ${rows}
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html> `.markup
}
