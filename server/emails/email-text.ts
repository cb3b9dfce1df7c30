// An email as plain text, with the same lines as the HTML.
import type { EmailBody, OrderTable, Sum } from './email-parts.ts'

export function emailText(body: EmailBody): string {
  const { title, greeting, paragraphs, promise, order, button, again, foot } = body
  const blocks = [
    [title, ...(greeting ? [greeting] : [])],
    ...paragraphs.map((paragraph) => [paragraph]),
    ...(promise ? [[promise.title, promise.text]] : []),
    [order.heading, order.at],
    ...(order.lines.length > 0 ? [order.lines.flatMap(lineOf)] : []),
    [...order.sums, order.total].map(sumLine),
    ...(order.after ? [order.after.map(sumLine)] : []),
    ...[button, ...(again ? [again] : [])].map(linkLines),
    [
      foot.heading,
      ...foot.lines.filter(Boolean),
      ...(foot.map ? linkLines(foot.map) : []),
      ...(foot.finePrint ? [foot.finePrint] : []),
    ],
    [body.motto, ...body.place],
  ]
  return blocks.map((lines) => `${lines.join('\n')}\n`).join('\n')
}

function linkLines({ label, href }: EmailBody['button']): string[] {
  return [`${label}:`, href]
}

function lineOf({ label, each, price, details }: OrderTable['lines'][number]): string[] {
  return [
    `${each === undefined ? label : `${label}, ${each}`}: ${price}`,
    ...details.map((words) => `  ${words}`),
  ]
}

function sumLine({ label, amount }: Sum): string {
  return `${label}: ${amount}`
}
