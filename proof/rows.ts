// All rows of the long proof, in the order they run.
import type { Row } from './row.ts'
import { badDisk } from './rows/bad-disk.ts'
import { cardCanaries } from './rows/card-canaries.ts'
import { costlyInput } from './rows/costly-input.ts'
import { crowdedDoor } from './rows/crowded-door.ts'
import { crowdedFront } from './rows/crowded-front.ts'
import { declinedCards } from './rows/declined-cards.ts'
import { fullDisk } from './rows/full-disk.ts'
import { fuzzedRequestsRow } from './rows/fuzzed-requests.ts'
import { gatewayFaults } from './rows/gateway-faults.ts'
import { hostileLetters } from './rows/hostile-letters.ts'
import { hostilePicturesRow } from './rows/hostile-pictures.ts'
import { kill } from './rows/kill.ts'
import { lastCapacity } from './rows/last-capacity.ts'
import { lastItems } from './rows/last-items.ts'
import { lastUses } from './rows/last-uses.ts'
import { liveReaders } from './rows/live-readers.ts'
import { orderFloods } from './rows/order-floods.ts'
import { overload } from './rows/overload.ts'
import { overloadBehindNginx } from './rows/overload-behind-nginx.ts'
import { pipelining } from './rows/pipelining.ts'
import { postgresRestart } from './rows/postgres-restart.ts'
import { randomCarts } from './rows/random-carts.ts'
import { refundsAtOnce } from './rows/refunds-at-once.ts'
import { restoreInterrupted } from './rows/restore.ts'
import { roleMatrixRow } from './rows/role-matrix.ts'
import { scriptPayloads } from './rows/script-payloads.ts'
import { sigterm } from './rows/sigterm.ts'
import { slowClients } from './rows/slow-clients.ts'
import { smtpFaults } from './rows/smtp-faults.ts'
import { stripeFaults } from './rows/stripe-faults.ts'
import { sync } from './rows/sync.ts'
import { tamperedOrders } from './rows/tampered-orders.ts'
import { twins } from './rows/twins.ts'
import { unpaidFloods } from './rows/unpaid-floods.ts'

export const rows: readonly Row[] = [
  kill,
  sigterm,
  twins,
  gatewayFaults,
  stripeFaults,
  smtpFaults,
  sync,
  badDisk,
  fullDisk,
  postgresRestart,
  restoreInterrupted,
  lastCapacity,
  lastItems,
  lastUses,
  refundsAtOnce,
  tamperedOrders,
  randomCarts,
  fuzzedRequestsRow,
  roleMatrixRow,
  scriptPayloads,
  costlyInput,
  hostileLetters,
  hostilePicturesRow,
  slowClients,
  pipelining,
  crowdedDoor,
  crowdedFront,
  overload,
  overloadBehindNginx,
  orderFloods,
  declinedCards,
  unpaidFloods,
  liveReaders,
  cardCanaries,
]
