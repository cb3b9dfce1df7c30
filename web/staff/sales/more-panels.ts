// The panels below the charts, which load after them.
export { ChoicePanel } from './choice-panel.tsx'
export { SalesNotes } from './sales-notes.tsx'
export { TipsPanel } from './tips-panel.tsx'
export { WayPanel } from './way-panel.tsx'
