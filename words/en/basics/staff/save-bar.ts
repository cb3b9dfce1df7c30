// The words of the bar that saves a form of settings, and of what it asks.
import { joinNames } from '../lists.ts'

const mostNamed = 3

export const saveBarMessages = {
  /** What differs from what is saved, by the names that the screen shows. */
  notSaved: (names: readonly string[]) =>
    names.length <= mostNamed
      ? `Not saved: ${joinNames(names)}.`
      : `Not saved: ${joinNames(names.slice(0, mostNamed))} and ${names.length - mostNamed} more.`,
  saved: 'Everything’s saved.',
  save: 'Save',
  saving: 'Saving…',
  discard: 'Discard',
  noAnswer: 'That didn’t reach the server. What you typed is still here, so save it again.',

  leave: {
    title: 'Leave without saving?',
    about: 'What you changed here isn’t saved yet.',
    stay: 'Stay',
    leave: 'Leave',
  },

  meanwhile: {
    title: 'Someone else just saved this page.',
    about: 'What you changed is still here.',
    savedNow: 'Saved now:',
    saved: (name: string, value: string) => `${name}: ${value}`,
    saveMine: 'Save mine',
    keepTheirs: 'Keep theirs',
    /** Their version did not load, so nobody can decide yet. */
    notLoaded:
      'Someone else just saved this page, and their version didn’t load. Yours isn’t saved. It’s still here, so save it again.',
  },
}
