// Every row of the long proof for a few seconds, on PostgreSQL; in a file of its own, so that both engines are tried at once.
import { everyRowHolds } from './every-row-holds.ts'

everyRowHolds('postgres')
