// The three rows of the proof that npm test runs; npm run test:all tries every row, on both engines.
import { everyRowHolds } from './every-row-holds.ts'
import { gatewayFaults } from './rows/gateway-faults.ts'
import { kill } from './rows/kill.ts'
import { twins } from './rows/twins.ts'

everyRowHolds('sqlite', [kill, twins, gatewayFaults])
