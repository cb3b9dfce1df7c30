// The words of the window that delays one order (R47).
export const delayWords = {
  title: (number: number, name: string) => `Delay ${number}, ${name}`,
  promised: (time: string) => `Promised ${time}.`,
  newTime: (time: string) => `New time ${time}.`,
  howMuch: 'Minutes later',
  added: (minutes: number) => `+${minutes}`,
  told: (firstName: string) => `${firstName}’s order page changes at once, and an email goes out.`,
  arrives: (time: string) => `The delivery is then due at ${time}.`,
  keep: (time: string) => `Keep ${time}`,
  delay: (minutes: number) => `Delay ${minutes} min`,
}
