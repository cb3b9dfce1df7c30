// The words of the bar that saves a settings form, and of its questions.
import { joinNames } from '../lists.ts'

const maxNames = 3

export const saveBarMessages = {
  /** Names the unsaved fields as the screen labels them. */
  notSaved: (names: readonly string[]) =>
    names.length <= maxNames
      ? `Not saved: ${joinNames(names)}.`
      : `Not saved: ${joinNames(names.slice(0, maxNames))} and ${names.length - maxNames} more.`,
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
    /** The other person's version did not load, so there is nothing to choose between yet. */
    notLoaded:
      'Someone else just saved this page, and their version didn’t load. Yours isn’t saved. It’s still here, so save it again.',
  },
}
