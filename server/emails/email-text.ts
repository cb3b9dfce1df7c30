// A letter as plain text, with the same lines as the HTML.
import type { LetterBody, OrderTable, Sum } from './letter-parts.ts'

export function letterText(body: LetterBody): string {
  const { title, wish, paragraphs, promise, order, button, foot, motto } = body
  const blocks = [
    [title, ...(wish ? [wish] : [])],
    ...paragraphs.map((paragraph) => [paragraph]),
    ...(promise ? [[promise.title, promise.text]] : []),
    [order.heading, order.at],
    ...(order.lines.length > 0 ? [order.lines.flatMap(lineOf)] : []),
    [...order.sums, order.total].map(sumLine),
    ...(order.after ? [order.after.map(sumLine)] : []),
    [`${button.label}:`, button.href],
    [foot.heading, foot.text, ...(foot.quiet ? [foot.quiet] : [])],
    [motto],
  ]
  return blocks.map((lines) => `${lines.join('\n')}\n`).join('\n')
}

function lineOf({ label, each, price, said }: OrderTable['lines'][number]): string[] {
  return [
    `${each === undefined ? label : `${label}, ${each}`}: ${price}`,
    ...said.map((words) => `  ${words}`),
  ]
}

function sumLine({ label, amount }: Sum): string {
  return `${label}: ${amount}`
}
