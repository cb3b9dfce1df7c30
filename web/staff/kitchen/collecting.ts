// What collects money at the board, which loads as one: most restaurants take cards alone.
export { CollectDialog } from './collect-dialog.tsx'
export { TicketUnpaid } from './ticket-unpaid.tsx'
