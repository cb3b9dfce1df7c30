// The screen of the office that an address names, in the office's frame.
import { useEffect } from 'react'
import { useHashLocation } from '../../browser/hash-location.ts'
import { OfficeFrame } from './office-frame.tsx'
import { isUnder } from './office-paths.ts'
import { NoSuchScreen } from './no-such-screen.tsx'
import { places } from './places.tsx'

const screens = places.flatMap((place) => place.screens)

export function OfficeScreens() {
  const [location] = useHashLocation()
  const { Screen } = screens.find(({ path }) => isUnder(location, path)) ?? {}
  // The frame shows the screen only once the server has answered who is logged in; the screen's code loads meanwhile.
  useEffect(() => void Screen?.load?.().catch(() => undefined), [Screen])
  return <OfficeFrame>{Screen ? <Screen /> : <NoSuchScreen />}</OfficeFrame>
}
