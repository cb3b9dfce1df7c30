// The question before a group of options is removed.

export const removeGroupWords = {
  title: (name: string) => `Remove ${name}?`,
  about: 'It leaves every item that has it. Orders keep what was chosen.',
  confirm: 'Remove it',
}
