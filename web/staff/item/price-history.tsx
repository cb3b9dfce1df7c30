// What a burrito has cost: every change, by whom and when.
import { useQuery } from '@tanstack/react-query'
import type { ItemId } from '#domain/menu/menu.ts'
import { fetchPrices } from '../../office-menu-api.ts'
import { Button } from '../../ui/button.tsx'
import { fullDate } from '#words/basics/dates.ts'
import { useRestaurant } from '../../shop-front.ts'
import { officeMessages } from '#words/basics/staff/office.ts'
import { keys } from '../query-keys.ts'
import { classNames } from '../../ui/class-names.ts'
import officeStyles from '../office/office.module.css'
import styles from './price-history.module.css'
import { itemMessages as words } from '#words/menu/staff/item.ts'

export function PriceHistory({ item }: { item: ItemId }) {
  const { timeZone } = useRestaurant()
  const { data, isFetching, refetch } = useQuery({
    queryKey: keys.prices(item),
    queryFn: () => fetchPrices(item),
  })

  return (
    <section
      className={classNames(officeStyles.panel, styles.priceHistory)}
      aria-labelledby={`history-${item}`}
    >
      <h2 className={officeStyles.panelTitle} id={`history-${item}`}>
        {words.history}
      </h2>
      {!data && isFetching && <p role="status">{officeMessages.loading}</p>}
      {!data && !isFetching && (
        <p role="alert">
          {words.historyFailed}{' '}
          <Button small onClick={() => void refetch()}>
            {words.again}
          </Button>
        </p>
      )}
      {data?.changes.length === 0 && <p>{words.noHistory}</p>}
      {data && data.changes.length > 0 && (
        <ol role="list">
          {data.changes.map(({ at, by, from, to }) => (
            <li key={`${at} ${to}`} className={styles.change}>
              <b className="tabular">{words.priceWent(from, to)}</b>
              <span>{by}</span>
              <time dateTime={at}>{fullDate(at, timeZone)}</time>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
