// The words of Busy, which adds minutes to every promise for a while (R47).
export const busyWords = {
  busy: 'Busy',
  added: (minutes: number) => `+${minutes}`,
  hint: 'Add time to every new order.',
  howMuch: 'Minutes to add',
  howLong: 'For how long?',
  lasts: { short: '30 min', long: '1 hour', toClose: 'To close' },
  endsAt: (time: string) => `Ends by itself at ${time}.`,
  example: (burritos: number, time: string) => `A new order of ${burritos} would be told ${time}.`,
  start: 'Start Busy',
  until: (minutes: number, time: string) => `Busy +${minutes} until ${time}`,
  longer: (time: string) => `Until ${time}`,
  end: 'End now',
}
