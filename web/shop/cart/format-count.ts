// How many, as a person reads it: 1,250.
export function formatCount(count: number): string {
  return count.toLocaleString('en-US')
}
