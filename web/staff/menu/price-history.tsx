// What a burrito has cost: every change, by whom and when.
import { useCallback } from 'react'
import type { ItemId } from '#domain/menu.ts'
import { fetchPrices } from '../../office-api.ts'
import { Button } from '../../ui/button.tsx'
import { fullDate } from '#domain/restaurant-time.ts'
import { useAnswer } from '../../ui/use-answer.ts'
import { useOffice } from '../office/office-frame.tsx'
import { officeWords } from '../office/words.ts'
import { menuOfficeWords as words } from './words.ts'

export function PriceHistory({ item }: { item: ItemId }) {
  const { me } = useOffice()
  const [prices, again] = useAnswer(useCallback(() => fetchPrices(item), [item]))

  return (
    <section className="price-history" aria-labelledby={`history-${item}`}>
      <h3 className="item-editor__heading" id={`history-${item}`}>
        {words.history}
      </h3>
      {prices.state === 'loading' && <p role="status">{officeWords.loading}</p>}
      {prices.state === 'failed' && (
        <p role="alert">
          {words.historyFailed}{' '}
          <Button small onClick={again}>
            {words.again}
          </Button>
        </p>
      )}
      {prices.state === 'ready' && prices.value.changes.length === 0 && <p>{words.noHistory}</p>}
      {prices.state === 'ready' && prices.value.changes.length > 0 && (
        <ol role="list">
          {prices.value.changes.map(({ at, by, from, to }) => (
            <li key={`${at} ${to}`} className="price-history__change">
              <b className="tabular">{words.priceWent(from, to)}</b>
              <span>{by}</span>
              <time dateTime={at}>{fullDate(at, me.timeZone)}</time>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
