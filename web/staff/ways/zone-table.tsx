// The delivery zones: where, for which fee, from which order on, and how long it takes.
import type { Ref } from 'react'
import type { Zone } from '#domain/restaurant/fulfillment.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { classNames } from '../../ui/class-names.ts'
import officeStyles from '../office/office.module.css'
import styles from './zone-table.module.css'
import { maxZones } from '#domain/restaurant/fulfillment-schema.ts'
import { fulfillmentOfficeMessages as words } from '#words/restaurant/staff/fulfillment.ts'

interface ZoneTableProps {
  zones: readonly Zone[]
  addButton: Ref<HTMLButtonElement>
  /** Undefined for a new one. */
  onEdit: (zone: Zone | undefined) => void
}

const mostShown = 12

export function ZoneTable({ zones, addButton, onEdit }: ZoneTableProps) {
  return (
    <section className={officeStyles.panel}>
      <div className={styles.zonesTop}>
        <h2 className={officeStyles.panelTitle} id="zones">
          {words.zones}
        </h2>
        <Button small ref={addButton} off={zones.length >= maxZones} onClick={() => onEdit(undefined)}>
          <Icon name="add" />
          {words.add}
        </Button>
      </div>
      {zones.length > 0 && (
        /* Cards on a phone: browsers drop the roles of a table that is not drawn as one. */
        <table className={styles.zones} role="table" aria-labelledby="zones">
          <thead role="rowgroup">
            <tr role="row">
              <th role="columnheader">{words.zone}</th>
              <th role="columnheader">{words.zipcodes}</th>
              <th role="columnheader" className={styles.figure}>
                {words.fee}
              </th>
              <th role="columnheader" className={styles.figure}>
                {words.smallest}
              </th>
              <th role="columnheader" className={styles.figure}>
                {words.onTheRoad}
              </th>
              <th role="columnheader">
                <VisuallyHidden>{words.edit}</VisuallyHidden>
              </th>
            </tr>
          </thead>
          <tbody role="rowgroup">
            {zones.map((zone, at) => (
              // By its place: a new name must not take the row away, to which the focus returns.
              <ZoneRow key={at} zone={zone} onEdit={() => onEdit(zone)} />
            ))}
          </tbody>
        </table>
      )}
      <p className={styles.zonesAbout}>{zones.length > 0 ? words.onlyZones : words.noZones}</p>
    </section>
  )
}

function ZoneRow({ zone, onEdit }: { zone: Zone; onEdit: () => void }) {
  const { name, zipcodes, fee, minimumOrder, travelMinutes } = zone
  const rest = zipcodes.length - mostShown
  return (
    <tr role="row">
      <td role="cell" className={styles.name}>
        {name}
      </td>
      <td role="cell" className={styles.zonesZipcodes}>
        <span className={styles.zipcodes}>
          {zipcodes.slice(0, mostShown).map((zipcode) => (
            <span key={zipcode} className={classNames(styles.zipcode, 'tabular')}>
              {zipcode}
            </span>
          ))}
          {rest > 0 && <span className={styles.zipcodesMore}>{words.more(rest)}</span>}
        </span>
      </td>
      <td role="cell" className={styles.figure} data-label={words.fee}>
        {fee === 0 ? words.free : words.money(fee)}
      </td>
      <td role="cell" className={styles.figure} data-label={words.smallest}>
        {minimumOrder === 0 ? words.anyOrder : words.money(minimumOrder)}
      </td>
      <td role="cell" className={styles.figure} data-label={words.onTheRoad}>
        {words.minutes(travelMinutes)}
      </td>
      <td role="cell" className={styles.edit}>
        <Button quiet onClick={onEdit}>
          {words.edit}
          <VisuallyHidden> {name}</VisuallyHidden>
        </Button>
      </td>
    </tr>
  )
}
