// A year of promises (R42, R49): how many a kitchen with noise keeps, and how far beyond a perfect forecast they are.
import { replayYear } from '../replayed-year.ts'
import type { Row } from '../row.ts'

const seed = 1995

export const replayedYear: Row = {
  name: 'replayed year',
  engines: ['sqlite'],
  async run() {
    const { orders, refused, keptPercent, medianBeyond, speeds } = replayYear(seed)
    const [slowest, fastest] = [Math.max(...speeds), Math.min(...speeds)]
    return [
      {
        what: 'a year of promises, kept',
        unit: '%',
        ours: keptPercent,
        goal: { of: 'ours', atLeast: 95 },
        note: `${orders.toLocaleString('en')} orders, ${refused} refused; speed ± 30 %, breaks, rushes, forgotten taps; seed ${seed}`,
      },
      {
        what: 'promise beyond the shortest wait and a perfect forecast, median',
        unit: 'min',
        ours: medianBeyond,
        goal: { of: 'ours', atMost: 8 },
        note: `the measured speed is taken over once a week: ${fastest} to ${slowest} minutes a burrito`,
      },
    ]
  },
}
