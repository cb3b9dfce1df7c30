// What a screen has to say at its foot, one below the other, each until it is over or somebody has pressed its button.
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import { usePassedFocus } from './use-passed-focus.ts'
import styles from './messages.module.css'

export interface Message {
  readonly id: string
  /** `bad` is read out at once; `good` and `hint` wait until a screen reader has finished its sentence. */
  readonly tone: 'bad' | 'good' | 'hint'
  readonly icon: Parameters<typeof Icon>[0]['name']
  readonly words: ReactNode
  /** What follows from it, in lighter letters. */
  readonly hint: ReactNode
  readonly action?: { readonly words: string; readonly onPress: () => void }
}

const looks = { bad: styles.bad, good: styles.good, hint: styles.hint }

/** There from the start, also without a message: screen readers announce only what comes into a region that they know. */
export function Messages({ messages }: { messages: readonly Message[] }) {
  const isBad = ({ tone }: Message) => tone === 'bad'
  return (
    <div className={styles.messages}>
      {messages.filter(isBad).map((message) => (
        <div key={message.id} role="alert">
          {show(message)}
        </div>
      ))}
      <div role="status" aria-atomic="false">
        {messages.filter((message) => !isBad(message)).map(show)}
      </div>
    </div>
  )
}

function show({ id, tone, icon, words, hint, action }: Message) {
  return (
    <div key={id} className={classNames(styles.message, looks[tone])}>
      <Icon name={icon} />
      <p>
        <b>{words}</b> {hint}
      </p>
      {action && <Action {...action} />}
    </div>
  )
}

function Action({ words, onPress }: NonNullable<Message['action']>) {
  return (
    <Button ref={usePassedFocus()} onClick={onPress}>
      {words}
    </Button>
  )
}
