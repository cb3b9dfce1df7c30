// All sentences about fields, for the server, which answers every form. A screen loads only those of its own forms.
import type { SentencesFor } from '#domain/coded.ts'
import type { FaultCode, FaultValues } from '#domain/faults.ts'
import { apiFaults } from './faults-api.ts'
import { checkoutFaults } from './faults-checkout.ts'
import { staffFaults } from './faults-staff.ts'

export const faults = { ...checkoutFaults, ...staffFaults, ...apiFaults } satisfies SentencesFor<
  FaultCode,
  FaultValues
>
