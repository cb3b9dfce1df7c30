// What stands at an item on the Menu and in the Cart alike. The words inside Make it yours are in make-it-yours.ts, which loads
// with the window.
import { formatCount } from '../../basics/counts.ts'

export const customizeMessages = {
  title: 'Make it yours',
  close: 'Close',
  remaining: (count: number) => `${formatCount(count)} left today`,
}
