// The words of the Staff screen.
import type { Role } from '#domain/staff.ts'

export const accountWords = {
  tab: 'Staff',
  title: 'Staff accounts',
  about: 'Owners see everything. Kitchen sees the board and the sold-out switches.',
  toLog: 'Who changed what',

  columns: { name: 'Name', username: 'Username', role: 'Role', lastLogin: 'Last login', actions: 'Actions' },
  you: 'you',
  roles: { owner: 'Owner', kitchen: 'Kitchen' } satisfies Record<Role, string>,
  roleOf: (name: string) => `Role of ${name}`,
  off: 'Off',
  never: 'Never',
  newPassword: 'New password',
  newPasswordFor: (name: string) => `New password for ${name}`,
  turnOff: 'Turn off',
  turnOffWho: (name: string) => `Turn off ${name}`,
  turnOn: 'Turn on',
  turnOnWho: (name: string) => `Turn on ${name}`,

  isOff: (name: string) => `${name} is turned off, and out.`,
  isOn: (name: string) => `${name} can log in again.`,
  isNow: {
    owner: (name: string) => `${name} is an owner now.`,
    kitchen: (name: string) => `${name} is in the kitchen now.`,
  },
  hasPassword: (name: string) => `${name} has a new password.`,
  notThrough: 'That did not go through. Try again.',
}

export const addWords = {
  title: 'Add a person',
  name: 'Name',
  username: 'Username',
  role: 'Role',
  password: 'First password',
  hint: '12 characters or more. They change it at the first login.',
  add: 'Add',
  added: (name: string) => `${name} can log in now.`,
  firstPassword: 'First password:',
}

export const confirmWords = {
  keep: 'Cancel',
  off: {
    title: (name: string) => `Turn off ${name}?`,
    about: 'They are logged out everywhere within seconds and cannot log in until you turn them on again.',
    confirm: 'Turn off',
  },
  role: {
    owner: {
      title: (name: string) => `Make ${name} an owner?`,
      about:
        'Owners see everything: sales, prices, staff. They can turn other owners off. They log in again to start.',
      confirm: 'Make owner',
    },
    kitchen: {
      title: (name: string) => `Move ${name} to the kitchen?`,
      about: 'They lose the office at once and see the board alone. They log in again to start.',
      confirm: 'Move to kitchen',
    },
  },
}

export const passwordWords = {
  title: 'New password',
  about: (name: string) =>
    `For ${name}. Wherever they are logged in, they are out. They choose one of their own at the next login.`,
  password: 'New password',
  hint: '12 characters or more.',
  suggest: 'Suggest one',
  suggested: 'We show it once more when it is set.',
  cancel: 'Cancel',
  set: 'Set password',
  done: (name: string) => `${name} can log in with this password now. It is not shown again.`,
  close: 'Done',
}
