// How many, in English.

/** 1,250. By hand, for the browser's own formatter takes its time within a click. */
export function formatCount(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',')
}
