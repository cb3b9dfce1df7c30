// The bar at the foot of a phone: four places, and More, which opens a sheet with the rest of the office.
import { useId, useRef, type ReactNode } from 'react'
import { useHashLocation } from '../../browser/hash-location.ts'
import type { MeReply } from '#domain/people/people-api.ts'
import { barMessages } from '#words/basics/staff/bar.ts'
import { formatCount } from '#words/basics/counts.ts'
import { paths } from '../../paths.ts'
import { Icon } from '../../ui/icon.tsx'
import { Grid, Stack } from '../../ui/layout.tsx'
import { usePopUp } from '../../ui/pop-up.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { isUnder } from '../office/office-paths.ts'
import {
  isInPlace,
  kitchen,
  menu,
  money,
  namedScreens,
  orders,
  restaurant,
  today,
} from '../office/places.tsx'
import { useToday } from '../home/use-today.ts'
import { LogOut } from './log-out.tsx'
import { usePhone } from './use-phone.ts'
import styles from './tab-bar.module.css'

const tabs = [
  [today, 'sun'],
  [kitchen, 'flame'],
  [orders, 'receipt'],
  [menu, 'pages'],
] as const
const rest = [money, restaurant]

/** In the office, where the bar itself asks how many orders are new. */
export function OfficeTabs({ me }: { me: MeReply }) {
  return usePhone() ? <TabsWithNews me={me} /> : null
}

function TabsWithNews({ me }: { me: MeReply }) {
  const { data } = useToday()
  return <TabBar me={me} newOrders={data?.board.placed ?? 0} />
}

interface TabBarProps {
  me: MeReply
  newOrders: number
}

export function TabBar({ me, newOrders }: TabBarProps) {
  const [location] = useHashLocation()
  const sheetId = useId()
  const isInRest = rest.some((place) => isInPlace(location, place)) || isUnder(location, paths.password)
  return (
    <>
      <nav className={styles.tabBar} aria-label={barMessages.nav}>
        {tabs.map(([place, icon]) => (
          <a
            key={place.path}
            className={styles.tab}
            href={place.path}
            aria-current={isInPlace(location, place) ? 'page' : undefined}
          >
            <Icon name={icon} />
            {place.name}
            {place === kitchen && newOrders > 0 && <Badge count={newOrders} />}
          </a>
        ))}
        <button
          type="button"
          className={styles.tab}
          popoverTarget={sheetId}
          aria-current={isInRest ? 'page' : undefined}
        >
          <Icon name="more" />
          {barMessages.more}
        </button>
      </nav>
      <MoreSheet id={sheetId} me={me} location={location} />
    </>
  )
}

function Badge({ count }: { count: number }) {
  return (
    <b className={styles.badge}>
      <span aria-hidden="true">{formatCount(count)}</span>
      <VisuallyHidden>, {barMessages.newOrders(count)}</VisuallyHidden>
    </b>
  )
}

interface MoreSheetProps {
  id: string
  me: MeReply
  location: string
}

/** The browser closes it on Escape and on a tap elsewhere, and gives the focus back. */
function MoreSheet({ id, me, location }: MoreSheetProps) {
  const sheet = useRef<HTMLDivElement>(null)
  const toggled = usePopUp('a')
  const linkTo = ({ path, name }: { path: string; name: string }) => (
    <a
      key={path}
      className={styles.moreSheetScreen}
      href={path}
      aria-current={isUnder(location, path) ? 'page' : undefined}
      // A person who chooses a screen wants to see it, even when it is already open.
      onClick={() => sheet.current?.hidePopover()}
    >
      {name}
    </a>
  )
  return (
    <div
      ref={sheet}
      id={id}
      className={styles.moreSheet}
      popover="auto"
      role="dialog"
      aria-label={barMessages.more}
      onToggle={toggled}
    >
      {rest.map((place) => (
        <Group key={place.name} title={place.name}>
          {namedScreens(place).map(linkTo)}
        </Group>
      ))}
      <Group title={me.name}>
        {linkTo({ path: paths.password, name: barMessages.password })}
        <LogOut className={styles.moreSheetScreen} />
      </Group>
    </div>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack as="section" gap={2} aria-label={title}>
      <h2 className={styles.moreSheetTitle}>{title}</h2>
      <Grid cell="half" gap={2}>
        {children}
      </Grid>
    </Stack>
  )
}
