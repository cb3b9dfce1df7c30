// What staff read when something they did went wrong, on every screen of theirs.
export const troubleSentences = {
  movedOn: (number: number) => `${number} has already moved on.`,
  tooLate: (number: number) => `It’s too late to undo ${number}.`,
  notThrough: 'That didn’t go through. Try again.',
}
