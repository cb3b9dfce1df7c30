// A letter as HTML for mail programs: tables and inline styles, since many mail programs understand nothing else.
import type { Colour } from '#domain/look.ts'
import type { LetterBody, OrderTable, Sum } from './letter-body.ts'
import { html, type Markup } from './markup.ts'
import { bunting, logo } from './pictures.ts'

/** The colours of web/ui/tokens.css, which no mail program can load. */
const ink = '#3A0A1E'
const softInk = '#6B3A4A'
const paper = '#FFFDF6'
const masa = '#FFF4D6'
const table = '#FFE9B5'
const maiz = '#FFB91F'
const rosa = '#C8005F'
const dashes = `2px dashed #E3C98F`
const paints: Readonly<Record<Colour, string>> = {
  chile: '#F2672E',
  maiz: '#FFB91F',
  jade: '#3DB5A2',
  rosa: '#F57FAE',
  lima: '#A9CC3B',
  cielo: '#74BDEB',
  lila: '#BCA0EA',
  arena: '#E9C48C',
}

/** Few mail programs have Ranchers: the fallback must be as heavy, and Ranchers itself must not be made heavier. */
const poster = "font-family:Ranchers,'Arial Narrow',Arial,sans-serif;font-weight:800;font-synthesis:none"
const plain = 'font-family:Figtree,Helvetica,Arial,sans-serif'
/** A long name without a space must not make the letter wider than a phone. */
const breaks = 'overflow-wrap:anywhere;word-break:break-word'

export function letterHtml(body: LetterBody): string {
  const { title, wish, paragraphs, order, button, foot } = body
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="color-scheme" content="light only" />
        <meta name="supported-color-schemes" content="light only" />
        <title>${body.subject}</title>
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
        </style>
      </head>
      <body style="margin:0;background:${table}">
        <div style="display:none;max-height:0;overflow:hidden">${body.preview}</div>
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
                <tr>
                  <td class="px" style="background:${masa};padding:20px 32px 14px">
                    <img
                      src="cid:${logo.cid}"
                      width="188"
                      height="40"
                      alt="${body.restaurant}"
                      style="display:block;border:0;${poster};font-size:28px;color:${ink}"
                    />
                  </td>
                </tr>
                <tr>
                  <td style="background:${maiz};line-height:0">
                    <img
                      src="cid:${bunting.cid}"
                      width="600"
                      alt=""
                      style="display:block;width:100%;height:auto;border:0"
                    />
                  </td>
                </tr>
                <tr>
                  <td class="px" style="background:${maiz};padding:12px 32px 30px;color:${ink}">
                    <h1 class="h1" style="${poster};font-size:52px;line-height:54px;margin:0">${title}</h1>
                    ${wishLine(wish)}
                  </td>
                </tr>
                <tr>
                  <td class="px" style="padding:26px 32px 8px;color:${ink};${plain};${breaks}">
                    ${paragraphs.map(paragraphLine)}
                  </td>
                </tr>
                <tr>
                  <td class="px" style="padding:4px 32px 0">${orderHead(order)} ${orderRows(order)}</td>
                </tr>
                <tr>
                  <td class="px btn" align="center" style="padding:14px 32px 26px">
                    <a
                      href="${button.href}"
                      style="${poster};display:inline-block;background:${rosa};color:${paper};font-size:24px;line-height:28px;padding:14px 34px 12px;border-radius:999px;border:2px solid ${ink};text-decoration:none;text-align:center"
                      >${button.label}</a
                    >
                  </td>
                </tr>
                <tr>
                  <td
                    class="px"
                    style="padding:20px 32px 24px;border-top:${dashes};${plain};font-size:15px;line-height:23px;color:${ink};${breaks}"
                  >
                    <h2 style="${plain};font-size:15px;line-height:23px;font-weight:700;margin:0">
                      ${foot.heading}
                    </h2>
                    ${foot.text}<br /><span style="color:${softInk}">${foot.quiet}</span>
                  </td>
                </tr>
                <tr>
                  <td
                    class="px"
                    style="background:${ink};padding:20px 32px 22px;color:${maiz};${poster};font-size:21px"
                  >
                    ${body.motto}
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html> `.markup
}

function wishLine(wish: string | undefined): Markup {
  if (wish === undefined) return html``
  return html`<p style="${poster};font-size:24px;line-height:28px;margin:10px 0 0">${wish}</p>`
}

function paragraphLine(text: string): Markup {
  return html`<p style="margin:0 0 6px;font-size:17px;line-height:26px">${text}</p>`
}

function orderHead({ heading, at }: OrderTable): Markup {
  return html`<table
    role="presentation"
    width="100%"
    cellpadding="0"
    cellspacing="0"
    style="${plain};color:${ink}"
  >
    <tr>
      <td style="padding:6px 12px 10px 0">
        <h2 style="${poster};font-size:28px;margin:0;white-space:nowrap">${heading}</h2>
      </td>
      <td align="right" style="color:${softInk};font-size:15px">${at}</td>
    </tr>
  </table>`
}

function orderRows({ lines, sums, total }: OrderTable): Markup {
  return html`<table
    role="presentation"
    width="100%"
    cellpadding="0"
    cellspacing="0"
    style="${plain};color:${ink};font-size:16px"
  >
    ${lines.map(lineRow)} ${sums.map(sumRow)} ${totalRow(total)}
  </table>`
}

function lineRow({ colour, label, each, price }: OrderTable['lines'][number]): Markup {
  const cell = `border-top:${dashes};padding:12px 0`
  return html`<tr>
    <td style="${cell};${breaks}">
      <span
        style="display:inline-block;width:10px;height:18px;border-radius:4px;background:${paints[colour]};vertical-align:-3px;margin-right:10px"
      ></span
      ><b style="font-weight:800">${label}</b>
      <span style="color:${softInk};font-size:14px;white-space:nowrap">${each}</span>
    </td>
    ${amountCell(price, `${cell};font-weight:600`)}
  </tr>`
}

function sumRow({ label, amount }: Sum, at: number): Markup {
  const cell = at === 0 ? `border-top:2px solid ${ink};padding:12px 0 2px` : 'padding:2px 0 10px'
  return html`<tr>
    <td style="${cell};color:${softInk}">${label}</td>
    ${amountCell(amount, cell)}
  </tr>`
}

function totalRow({ label, amount }: Sum): Markup {
  const cell = `${poster};padding:8px 0`
  return html`<tr>
    <td style="${cell};font-size:28px">${label}</td>
    ${amountCell(amount, `${cell};color:${rosa};font-size:${totalSize(amount)}`)}
  </tr>`
}

/** The amount's column is as narrow as the amount, to leave room for the words. */
function amountCell(amount: string, style: string): Markup {
  const size = isVast(amount) ? '12px' : '16px'
  return html`<td
    align="right"
    width="1%"
    style="font-size:${size};${style};padding-left:12px;white-space:nowrap"
  >
    ${amount}
  </td>`
}

/** Ninety billion dollars must fit on a phone too. */
function totalSize(amount: string): string {
  return isVast(amount) ? '17px' : amount.length > 10 ? '28px' : '36px'
}

function isVast(amount: string): boolean {
  return amount.length > 14
}
