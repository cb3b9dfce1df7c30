// The panels below the charts, which load after them, and the panel in their place where nothing was sold.
export { ChoicePanel } from './choice-panel.tsx'
export { SalesNotes } from './sales-notes.tsx'
export { NoSales } from './no-sales.tsx'
export { TipsPanel } from './tips-panel.tsx'
export { WayPanel } from './way-panel.tsx'
