// A try of the card gateway (R40): a test card is held for a dollar and let go. Only where no money moves.
import { useState } from 'react'
import { cents, formatMoney } from '#domain/basics/money.ts'
import type { CardTestReply } from '#domain/payments/payment-api.ts'
import { demoCards, demoToken } from '#domain/payments/test-cards.ts'
import { testCards } from '#domain/payments/test-cards.ts'
import { paymentsSetupMessages } from '#words/restaurant/staff/set-up.ts'
import { testCard } from '../../office-api.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/field.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Panel } from '../../ui/panel.tsx'
import { useSubmit } from '../use-submit.ts'

interface OfferedCard {
  readonly name: keyof typeof paymentsSetupMessages.cards
  readonly number: string
  /** As the checkout does: the server gets a token, or the name of a test card, never a card. */
  readonly token: string
}

/** What a checkout can end with. */
const offered: Record<'demo' | 'stripe', readonly OfferedCard[]> = {
  demo: (['approve', 'decline', 'silence'] as const).map((name) => ({
    name,
    number: demoCards[name],
    token: demoToken(demoCards[name]),
  })),
  stripe: (['approve', 'decline', 'bank'] as const).map((name) => ({
    name,
    number: testCards[name].number,
    token: testCards[name].method,
  })),
}

export function TryCard({ gateway }: { gateway: keyof typeof offered }) {
  const cards = offered[gateway]
  const [token, setToken] = useState(cards[0]?.token ?? '')
  const [tried, setTried] = useState<CardTestReply>()
  const { form, sending, failure, submit } = useSubmit({
    check: () => ({ body: token }),
    async send(body) {
      setTried(undefined)
      setTried(await testCard(body))
    },
  })
  return (
    <Panel title={paymentsSetupMessages.test}>
      <Stack
        as="form"
        ref={form}
        gap={3}
        aria-label={paymentsSetupMessages.test}
        noValidate
        onSubmit={submit}
      >
        <p>{paymentsSetupMessages.tryAbout(formatMoney(cents(100)))}</p>
        <SelectField
          label={paymentsSetupMessages.card}
          value={token}
          onChange={({ target }) => setToken(target.value)}
        >
          {cards.map((card) => (
            <option key={card.token} value={card.token}>
              {paymentsSetupMessages.cards[card.name](card.number)}
            </option>
          ))}
        </SelectField>
        <Row>
          <Button type="submit" busy={sending} busyLabel={paymentsSetupMessages.trying}>
            {paymentsSetupMessages.try}
          </Button>
        </Row>
        {failure && <Notice tone="bad">{failure}</Notice>}
        {tried && (
          <Notice tone={isWell(tried) ? 'info' : 'bad'}>
            {paymentsSetupMessages.outcome[tried.outcome](formatMoney(tried.amount))}
          </Notice>
        )}
      </Stack>
    </Panel>
  )
}

/** A bank that asks is no failure: the customer answers the question. */
function isWell({ outcome }: CardTestReply): boolean {
  return outcome === 'let-go' || outcome === 'requires-confirmation'
}
