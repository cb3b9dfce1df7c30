// A letter as plain text, with the same lines as the HTML.
import type { LetterBody } from './letter-body.ts'

export function letterText(body: LetterBody): string {
  const { title, wish, paragraphs, promise, order, button, foot, motto } = body
  const blocks = [
    [title, ...(wish ? [wish] : [])],
    ...paragraphs.map((paragraph) => [paragraph]),
    ...(promise ? [[promise.title, promise.text]] : []),
    [order.heading, order.at],
    order.lines.flatMap(({ label, each, price, said }) => [
      `${label}, ${each}: ${price}`,
      ...said.map((words) => `  ${words}`),
    ]),
    [...order.sums, order.total].map(({ label, amount }) => `${label}: ${amount}`),
    [`${button.label}:`, button.href],
    [foot.heading, foot.text, ...(foot.quiet ? [foot.quiet] : [])],
    [motto],
  ]
  return blocks.map((lines) => `${lines.join('\n')}\n`).join('\n')
}
