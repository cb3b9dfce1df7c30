// The words that offer Make it yours, on the Menu and in the Cart. The words inside the dialog are in make-it-yours.ts,
// which loads with the dialog.
import { formatCount } from '../../basics/counts.ts'

export const customizeMessages = {
  title: 'Make it yours',
  close: 'Close',
  remaining: (count: number) => `${formatCount(count)} left today`,
}
