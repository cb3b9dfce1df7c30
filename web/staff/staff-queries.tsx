// How staff screens ask the server: one cache for all of them, which arrives with the first of them.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useEffect, type ComponentType } from 'react'
import { listenForRefusal } from '../api.ts'
import { keys } from './query-keys.ts'

const staffClient = new QueryClient({
  defaultOptions: {
    queries: {
      // A screen that opens fetches, and shows nothing older than itself; a query that may be cached says so.
      staleTime: 0,
      gcTime: 0,
      // A failure is shown at once, with a button; and the live stream, which does retry, makes a screen ask again.
      retry: false,
      networkMode: 'always',
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    },
  },
})

// The next person to log in may be somebody else.
listenForRefusal('not-signed-in', () => staffClient.clear())
// In another tab of this browser somebody else may have logged in.
listenForRefusal('not-allowed', () => void staffClient.invalidateQueries({ queryKey: keys.me }))

/** The one place that leaves a staff screen when any of its questions is answered by "please log in". */
export function withStaffQueries(Screen: ComponentType): ComponentType<{ onSignedOut: () => void }> {
  return function StaffScreen({ onSignedOut }) {
    useEffect(() => listenForRefusal('not-signed-in', onSignedOut), [onSignedOut])
    return (
      <QueryClientProvider client={staffClient}>
        <Screen />
      </QueryClientProvider>
    )
  }
}
