// Proposes the time zone of the address that is typed, beside it. Nothing is set until the owner takes it (R36).
import { useState } from 'react'
import { haveSameClock } from '#domain/basics/time-zone.ts'
import { usStates } from '#domain/basics/us-states.ts'
import { hasTwoZones, timeZoneOf } from '#domain/basics/us-time-zones.ts'
import { Button } from '../../ui/button.tsx'
import { FormCell } from '../../ui/form-grid.tsx'
import { Notice } from '../../ui/notice.tsx'
import { takeFocus } from '../../ui/take-focus.ts'
import { useNow } from '../use-now.ts'
import type { RestaurantForm } from './restaurant-fields.ts'
import { zoneTime } from '#words/basics/dates.ts'
import { restaurantOfficeMessages as words } from '#words/restaurant/staff/restaurant.ts'

export function ZoneProposal({ form: { values, edited, edit } }: { form: RestaurantForm }) {
  const now = useNow()
  const [isAccepted, setAccepted] = useState(false)
  const { 'address.state': state, 'address.zipcode': zipcode, timeZone } = values
  const proposed = timeZoneOf(state, zipcode)
  if (proposed === undefined) return null
  if (haveSameClock(proposed, timeZone, new Date(now))) {
    if (!isAccepted || !edited.has('timeZone')) return null
    return (
      <FormCell span={6}>
        <Notice tone="info" ref={takeFocus}>
          {words.zoneTaken(zoneTime(now, timeZone))}
        </Notice>
      </FormCell>
    )
  }
  const place = hasTwoZones(state) ? zipcode.trim() : usStates.find(([code]) => code === state)?.[1]
  return (
    <FormCell span={6}>
      <Notice
        tone="info"
        action={
          <Button
            quiet
            onClick={() => {
              setAccepted(true)
              edit({ timeZone: proposed })
            }}
          >
            {words.takeZone}
          </Button>
        }
      >
        {words.zoneProposal(place ?? state, zoneTime(now, proposed), zoneTime(now, timeZone))}
      </Notice>
    </FormCell>
  )
}
