// The bar at the foot of an office screen on a phone; it knows how many orders are new.
import type { MeReply } from '#domain/people/people-api.ts'
import { useToday } from '../home/use-today.ts'
import { TabBar } from './tab-bar.tsx'
import { usePhone } from './use-phone.ts'

export function OfficeTabs({ me }: { me: MeReply }) {
  return usePhone() ? <TabsWithNews me={me} /> : null
}

function TabsWithNews({ me }: { me: MeReply }) {
  const { data } = useToday()
  return <TabBar me={me} newOrders={data?.board.placed ?? 0} />
}
