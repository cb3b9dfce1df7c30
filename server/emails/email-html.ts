// An email as HTML for mail programs: tables and inline styles, since many mail programs understand nothing else.
import type { EmailBody } from './email-parts.ts'
import { headerHtml } from './email-header.ts'
import {
  agave,
  breaks,
  dashes,
  ink,
  maiz,
  masa,
  paper,
  plain,
  poster,
  rosa,
  softInk,
} from './email-styles.ts'
import { emailPage } from './email-page.ts'
import { orderHead, orderRows } from './order-table.ts'
import { html, type Markup } from './markup.ts'

const quietLink = `color:${agave};font-weight:700`

export function emailHtml(body: EmailBody): string {
  const { title, greeting, paragraphs, promise, order, button, again, foot } = body
  return emailPage(
    body,
    html`<tr>
        <td class="px" style="background:${masa};padding:20px 32px 14px">${headerHtml(body.head)}</td>
      </tr>
      <tr>
        <td style="background:${maiz};line-height:0">
          <img
            src="cid:${body.bunting.cid}"
            width="600"
            alt=""
            style="display:block;width:100%;height:auto;border:0"
          />
        </td>
      </tr>
      <tr>
        <td class="px" style="background:${maiz};padding:12px 32px 30px;color:${ink}">
          <h1 class="h1" style="${poster};font-size:52px;line-height:54px;margin:0">${title}</h1>
          ${greetingLine(greeting)}
        </td>
      </tr>
      <tr>
        <td class="px" style="padding:26px 32px 8px;color:${ink};${plain};${breaks}">
          ${paragraphs.map(paragraphLine)}
        </td>
      </tr>
      ${promiseRow(promise)}
      <tr>
        <td class="px" style="padding:4px 32px 0">${orderHead(order)} ${orderRows(order)}</td>
      </tr>
      <tr>
        <td class="px btn" align="center" style="padding:14px 32px ${again ? '8px' : '26px'}">
          <a
            href="${button.href}"
            style="${poster};display:inline-block;background:${rosa};color:${paper};font-size:24px;line-height:28px;padding:14px 34px 12px;border-radius:999px;border:2px solid ${ink};text-decoration:none;text-align:center"
            >${button.label}</a
          >
        </td>
      </tr>
      ${againRow(again)}
      <tr>
        <td
          class="px"
          style="padding:20px 32px 24px;border-top:${dashes};${plain};font-size:15px;line-height:23px;color:${ink};${breaks}"
        >
          <h2 style="${plain};font-size:15px;line-height:23px;font-weight:700;margin:0">${foot.heading}</h2>
          ${foot.lines.map(footLine)} ${mapLine(foot.map)}
          <div style="color:${softInk}">${foot.finePrint}</div>
        </td>
      </tr>
      <tr>
        <td
          class="px"
          style="background:${ink};padding:20px 32px 22px;color:${maiz};${poster};font-size:21px"
        >
          ${body.motto} ${placeLines(body.place)}
        </td>
      </tr>`,
  )
}

function greetingLine(greeting: string | undefined): Markup {
  if (greeting === undefined) return html``
  return html`<p style="${poster};font-size:24px;line-height:28px;margin:10px 0 0">${greeting}</p>`
}

function paragraphLine(text: string): Markup {
  return html`<p style="margin:0 0 6px;font-size:17px;line-height:26px">${text}</p>`
}

function promiseRow(promise: EmailBody['promise']): Markup {
  if (!promise) return html``
  return html`<tr>
    <td class="px" style="padding:10px 32px 12px">
      <table
        role="presentation"
        width="100%"
        cellpadding="0"
        cellspacing="0"
        style="background:${masa};border:2px solid ${ink};border-radius:14px;border-collapse:separate"
      >
        <tr>
          <td style="padding:14px 18px;color:${ink};${breaks}">
            <b style="${poster};display:block;font-size:28px;line-height:32px">${promise.title}</b>
            <span style="${plain};font-size:15px;line-height:23px">${promise.text}</span>
          </td>
        </tr>
      </table>
    </td>
  </tr>`
}

function againRow(again: EmailBody['again']): Markup {
  if (!again) return html``
  return html`<tr>
    <td class="px" align="center" style="padding:0 32px 18px;${plain};font-size:15px">
      <a href="${again.href}" style="${quietLink};line-height:40px">${again.label}</a>
    </td>
  </tr>`
}

function footLine(line: string): Markup {
  return html`<div>${line}</div>`
}

function mapLine(map: EmailBody['foot']['map']): Markup {
  if (!map) return html``
  return html`<div><a href="${map.href}" style="${quietLink}">${map.label}</a></div>`
}

function placeLines(place: EmailBody['place']): Markup {
  if (place.length === 0) return html``
  return html`<div
    style="${plain};font-size:14px;font-weight:400;line-height:21px;color:${masa};padding-top:6px"
  >
    ${place.map(footLine)}
  </div>`
}
