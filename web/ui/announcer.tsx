// What a screen tells only those who do not see it: one place that is read out, for everything inside.
import { createContext, use, useState, type ReactNode } from 'react'

const Announce = createContext<(words: string) => void>(() => undefined)

export function Announcer({ children }: { children: ReactNode }) {
  const [message, setMessage] = useState('')
  return (
    <Announce value={setMessage}>
      {children}
      <p className="visually-hidden" role="status">
        {message}
      </p>
    </Announce>
  )
}

export function useAnnounce(): (words: string) => void {
  return use(Announce)
}
