// What the environment sets: each variable by its name, what it is for, and what it is set to.
import type { ReactNode } from 'react'
import { setUpWords } from '#words/staff/set-up.ts'

export interface SetVariable {
  readonly name: string
  readonly about: string
  /** Undefined where it is not set. Never a secret. */
  readonly value: string | undefined
}

interface SettingsListProps {
  variables: readonly SetVariable[]
  children: ReactNode
}

export function SettingsList({ variables, children }: SettingsListProps) {
  return (
    <section className="panel" aria-labelledby="server-settings">
      <h2 className="panel__title" id="server-settings">
        {setUpWords.settings}
      </h2>
      {children}
      <p>{setUpWords.howTo}</p>
      <dl className="set-up__variables">
        {variables.map(({ name, about, value }) => (
          <div key={name} className="set-up__variable">
            <dt className="set-up__name">{name}</dt>
            <dd className="set-up__about">{about}</dd>
            <dd className={value === undefined ? 'set-up__value set-up__value--none' : 'set-up__value'}>
              {value ?? setUpWords.notSet}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
