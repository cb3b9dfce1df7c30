// What an item has cost: every change, by whom and when.
import { useQuery } from '@tanstack/react-query'
import type { ItemId } from '#domain/menu/menu.ts'
import { fetchPrices } from '../../office-menu-api.ts'
import { Answer } from '../../ui/answer.tsx'
import { Panel } from '../../ui/panel.tsx'
import { fullDate } from '#words/basics/dates.ts'
import { useRestaurant } from '../../page-data.ts'
import { keys } from '../query-keys.ts'
import styles from './item.module.css'
import { itemMessages as words } from '#words/menu/staff/item.ts'

export function PriceHistory({ item }: { item: ItemId }) {
  const { timeZone } = useRestaurant()
  const { data, isFetching, refetch } = useQuery({
    queryKey: keys.prices(item),
    queryFn: () => fetchPrices(item),
  })
  return (
    <Panel title={words.history}>
      <Answer data={data?.changes} hasFailed={!isFetching} onAgain={() => void refetch()}>
        {(changes) =>
          changes.length === 0 ? (
            <p>{words.noHistory}</p>
          ) : (
            <ol role="list">
              {changes.map(({ at, by, from, to }) => (
                <li key={`${at} ${to}`} className={styles.change}>
                  <b className="tabular">{words.priceWent(from, to)}</b>
                  <span>{by}</span>
                  <time dateTime={at}>{fullDate(at, timeZone)}</time>
                </li>
              ))}
            </ol>
          )
        }
      </Answer>
    </Panel>
  )
}
