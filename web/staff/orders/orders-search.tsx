// Looks for orders by number, name or e-mail, by status and by day. Nothing happens before Search is pressed.
import { useState, type FormEvent } from 'react'
import { isDay } from '#domain/basics/days.ts'
import { orderFilters } from '#domain/orders/order-constants.ts'
import type { OrderFilter } from '#domain/orders/order.ts'
import { Button } from '../../ui/button.tsx'
import { Field, SelectField } from '../../ui/field.tsx'
import { FormBar } from '../../ui/form-bar.tsx'
import { longestFind, type Days, type OrdersView } from './orders-address.ts'
import { orderFilterNames, ordersMessages } from '#words/orders/staff/orders.ts'

interface OrdersSearchProps {
  view: OrdersView
  today: string | undefined
  onSearch: (change: Pick<OrdersView, 'find' | 'status' | 'days'>) => void
}

interface Draft {
  readonly find: string
  readonly status: OrderFilter | ''
  readonly day: string
}

export function OrdersSearch({ view, today, onSearch }: OrdersSearchProps) {
  const [draft, setDraft] = useState({ of: view, ...draftOf(view) })
  // The address says something else now: so does the form, but what is typed and not yet searched stays.
  if (draft.of !== view) setDraft({ ...draft, of: view, ...changedParts(draft.of, view) })
  const change = (typed: Partial<Draft>) => setDraft({ ...draft, ...typed })

  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSearch({ find: draft.find, status: draft.status || undefined, days: daysOf(draft.day, view.days) })
  }

  return (
    <search>
      <FormBar noValidate={false} onSubmit={submit}>
        <Field
          label={ordersMessages.search}
          type="search"
          placeholder={ordersMessages.placeholder}
          maxLength={longestFind}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          value={draft.find}
          onChange={(event) => change({ find: event.target.value })}
        />
        <SelectField
          label={ordersMessages.status}
          value={draft.status}
          onChange={(event) =>
            change({ status: orderFilters.find((one) => one === event.target.value) ?? '' })
          }
        >
          <option value="">{ordersMessages.anyStatus}</option>
          {orderFilters.map((status) => (
            <option key={status} value={status}>
              {orderFilterNames[status]}
            </option>
          ))}
        </SelectField>
        <Field
          label={ordersMessages.day}
          type="date"
          max={today}
          value={draft.day}
          onChange={(event) => change({ day: event.target.value })}
        />
        <Button go type="submit">
          {ordersMessages.go}
        </Button>
      </FormBar>
    </search>
  )
}

function draftOf({ find, status, days }: OrdersView): Draft {
  return { find, status: status ?? '', day: days.kind === 'day' ? days.day : '' }
}

function changedParts(before: OrdersView, after: OrdersView): Partial<Draft> {
  const { find, status, day } = draftOf(after)
  return {
    ...(after.find !== before.find && { find }),
    ...(after.status !== before.status && { status }),
    // Seven days and a single day exclude each other.
    ...(!isSameDays(after.days, before.days) && { day }),
  }
}

function isSameDays(one: Days, other: Days): boolean {
  if (one.kind === 'day' && other.kind === 'day') return one.day === other.day
  return one.kind === other.kind
}

/** A day that was taken out again leaves today. */
function daysOf(day: string, before: Days): Days {
  if (isDay(day)) return { kind: 'day', day }
  return before.kind === 'day' ? { kind: 'today' } : before
}
