// The settings of the server's own environment: each variable by its name, what it is for, and what it is set to. Never a secret.
import type { ReactNode } from 'react'
import type { PaymentsSetupReply } from '#domain/payments/payment-api.ts'
import {
  stripeKeyMessages,
  setupMessages as words,
  variableDescriptions,
} from '#words/restaurant/staff/set-up.ts'
import { FactLine, FactList } from '../../ui/list.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Quiet } from '../../ui/quiet.tsx'

interface SettingsListProps {
  payments: PaymentsSetupReply
  children: ReactNode
}

export function SettingsList({ payments, children }: SettingsListProps) {
  return (
    <Panel title={words.ask}>
      <div>
        {children}
        <p>{words.howTo}</p>
      </div>
      <FactList>
        {variablesOf(payments).map(([name, value]) => (
          <FactLine key={name} name={name} about={variableDescriptions[name]}>
            {value ?? <Quiet as="span">{words.notSet}</Quiet>}
          </FactLine>
        ))}
      </FactList>
    </Panel>
  )
}

/** With the value of each; null where it is not set. */
function variablesOf({
  payments,
  isDemoRequested,
  publicUrl,
  stripe,
}: PaymentsSetupReply): (readonly [keyof typeof variableDescriptions, string | null])[] {
  const key = stripe && stripeKeyMessages[stripe.isTestMode ? 'test' : 'live']
  return [
    ['PAYMENTS', payments],
    ['STRIPE_SECRET_KEY', key],
    ['STRIPE_PUBLISHABLE_KEY', key],
    // It does not show its mode.
    ['STRIPE_WEBHOOK_SECRET', stripe && stripeKeyMessages.ofEither],
    ...(payments === 'stripe' ? [] : [['DEMO_PAYMENTS', isDemoRequested ? words.yes : null] as const]),
    ['PUBLIC_URL', publicUrl],
  ]
}
