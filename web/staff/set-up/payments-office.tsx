// Where payments are set up (R40): what is set, and a test card that is held for a dollar and let go.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { demoCards, demoToken } from '#domain/demo-card.ts'
import { cents, formatMoney } from '#domain/money.ts'
import type { CardTryReply, PaymentsSetUpReply } from '#domain/office-api.ts'
import { officeWords } from '#words/staff/office.ts'
import { paymentsWords, setUpWords } from '#words/staff/set-up.ts'
import { fetchPaymentsSetUp, tryCard } from '../../office-api.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { CouldNotLoad } from '../office/could-not-load.tsx'
import { OfficeHead } from '../office/office-head.tsx'
import { officePaths } from '../office/office-paths.ts'
import { keys } from '../query-keys.ts'
import { useSubmit } from '../use-submit.ts'
import { SettingsList } from './settings-list.tsx'
import './set-up.css'

export function PaymentsOffice() {
  const { data, isError, refetch } = useQuery({ queryKey: keys.payments, queryFn: fetchPaymentsSetUp })
  return (
    <>
      <OfficeHead tab={paymentsWords.title} title={paymentsWords.title} about={paymentsWords.about} />
      {data ? (
        <div className="set-up">
          <SettingsList variables={variablesOf(data)}>
            <p>{isNow(data)}</p>
            {data.demo && <p>{paymentsWords.noOther}</p>}
            <p>
              {paymentsWords.elsewhere} <a href={officePaths.ways}>{paymentsWords.toWays}</a>
            </p>
          </SettingsList>
          {data.demo && <TryCard />}
        </div>
      ) : isError ? (
        <CouldNotLoad onAgain={() => void refetch()} />
      ) : (
        <p role="status">{officeWords.loading}</p>
      )}
    </>
  )
}

function isNow({ payments, demo }: PaymentsSetUpReply): string {
  if (payments === 'counter') return paymentsWords.isCounter
  return demo ? paymentsWords.isDemo : paymentsWords.isReal
}

function variablesOf({ payments, demoIsWanted, publicUrl }: PaymentsSetUpReply) {
  const { variable } = paymentsWords
  return [
    { name: 'PAYMENTS', about: variable.PAYMENTS, value: payments },
    {
      name: 'DEMO_PAYMENTS',
      about: variable.DEMO_PAYMENTS,
      value: demoIsWanted ? setUpWords.yes : undefined,
    },
    { name: 'PUBLIC_URL', about: variable.PUBLIC_URL, value: publicUrl ?? undefined },
  ]
}

/** What a checkout can end with. */
const offered = ['approve', 'decline', 'silence'] as const

function TryCard() {
  const [card, setCard] = useState<(typeof offered)[number]>('approve')
  const [tried, setTried] = useState<CardTryReply>()
  const { form, sending, trouble, submit } = useSubmit({
    // As the checkout does: the server gets a token, never a card.
    check: () => ({ body: demoToken(demoCards[card]) }),
    async send(token) {
      setTried(undefined)
      setTried(await tryCard(token))
    },
  })
  return (
    <form ref={form} className="panel set-up__try" aria-labelledby="try-card" noValidate onSubmit={submit}>
      <h2 className="panel__title" id="try-card">
        {setUpWords.tryIt}
      </h2>
      <p>{paymentsWords.tryAbout(formatMoney(cents(100)))}</p>
      <SelectField
        label={paymentsWords.card}
        value={card}
        onChange={({ target }) => setCard(target.value as typeof card)}
      >
        {offered.map((name) => (
          <option key={name} value={name}>
            {paymentsWords.cards[name](demoCards[name])}
          </option>
        ))}
      </SelectField>
      <Button type="submit" busy={sending} busyLabel={paymentsWords.trying}>
        {paymentsWords.try}
      </Button>
      {trouble && <Notice tone="bad">{trouble}</Notice>}
      {tried && (
        <Notice tone={tried.outcome === 'let-go' ? 'info' : 'bad'}>
          {paymentsWords.outcome[tried.outcome](formatMoney(tried.amount))}
        </Notice>
      )}
    </form>
  )
}
