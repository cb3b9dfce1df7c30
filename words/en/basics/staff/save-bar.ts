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
  fix: (names: string) => `Needs another look: ${names}.`,
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
    about: 'What you changed can’t be saved on top of that. Reload to see theirs, then change it again.',
    reload: 'Reload',
    notReloaded: 'We couldn’t reach the server. Try again in a moment.',
  },
}
