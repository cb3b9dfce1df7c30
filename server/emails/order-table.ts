// The order in an HTML email: its heading, its lines and its sums.
import type { OrderTable, Sum } from './email-parts.ts'
import { breaks, dashes, ink, paints, plain, poster, rosa, softInk } from './email-styles.ts'
import { html, type Markup } from './markup.ts'

export function orderHead({ heading, at }: OrderTable): Markup {
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

export function orderRows({ lines, sums, total, after = [] }: OrderTable): Markup {
  return html`<table
    role="presentation"
    width="100%"
    cellpadding="0"
    cellspacing="0"
    style="${plain};color:${ink};font-size:16px"
  >
    ${lines.map(lineRow)} ${sums.map((sum, at) => sumRow(sum, at, at === sums.length - 1))} ${totalRow(total)}
    ${after.map((sum, at) => afterRow(sum, at, at === after.length - 1))}
  </table>`
}

function lineRow({ color, label, each, price, details }: OrderTable['lines'][number]): Markup {
  const cell = `border-top:${dashes};padding:12px 0`
  return html`<tr>
    <td style="${cell};padding-left:20px;${breaks}">
      <span
        style="display:inline-block;width:10px;height:18px;border-radius:4px;background:${paints[color]};vertical-align:-3px;margin:0 10px 0 -20px"
      ></span
      ><b style="font-weight:800">${label}</b>
      ${[...(each === undefined ? [] : [each]), ...details].map(detailLine)}
    </td>
    ${amountCell(price, `${cell};font-weight:600;vertical-align:top`)}
  </tr>`
}

/** Stands under the item's name, to the right of the bar in the item's color. */
function detailLine(words: string): Markup {
  return html`<div style="color:${softInk};font-size:14px;line-height:20px">${words}</div>`
}

function sumRow({ label, amount }: Sum, at: number, isLast: boolean): Markup {
  const [above, below] = [at === 0 ? '12px' : '2px', isLast ? '10px' : '2px']
  const cell = `${at === 0 ? `border-top:2px solid ${ink};` : ''}padding:${above} 0 ${below}`
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

/** Stands below the total; the last row is the amount that is paid now. */
function afterRow({ label, amount }: Sum, at: number, isLast: boolean): Markup {
  const cell = `${at === 0 ? `border-top:${dashes};padding:12px 0 2px` : 'padding:2px 0'}${isLast ? ';font-weight:800;padding-bottom:10px' : ''}`
  return html`<tr>
    <td style="${cell}${isLast ? '' : `;color:${softInk}`}">${label}</td>
    ${amountCell(amount, cell)}
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
