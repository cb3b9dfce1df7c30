// The words of the Staff screen.
import type { Role } from '#domain/people/staff.ts'

export const accountMessages = {
  title: 'Staff',
  about: 'Owners see everything. Kitchen sees the board and the sold-out switches.',

  columns: { name: 'Name', username: 'Username', role: 'Role', lastLogin: 'Last login', actions: 'Actions' },
  you: 'you',
  roles: { owner: 'Owner', kitchen: 'Kitchen' } satisfies Record<Role, string>,
  roleOf: (name: string) => `Role of ${name}`,
  off: 'Off',
  never: 'Never',
  at: {
    today: (time: string) => `Today ${time}`,
    yesterday: (time: string) => `Yesterday ${time}`,
  },
  newPassword: 'New password',
  newPasswordFor: (name: string) => `New password for ${name}`,
  turnOff: 'Turn off',
  turnOffWho: (name: string) => `Turn off ${name}`,
  turnOn: 'Turn on',
  turnOnWho: (name: string) => `Turn on ${name}`,

  isOff: (name: string) => `${name} is turned off and logged out.`,
  isOn: (name: string) => `${name} can log in again.`,
  isNow: {
    owner: (name: string) => `${name} is an owner now.`,
    kitchen: (name: string) => `${name} is in the kitchen now.`,
  },
  hasPassword: (name: string) => `${name} has a new password.`,
}

export const addStaffMessages = {
  title: 'Add a person',
  name: 'Name',
  username: 'Username',
  role: 'Role',
  password: 'First password',
  hint: '12 characters or more. They’ll change it the first time they log in.',
  add: 'Add',
  added: (name: string) => `${name} can log in now.`,
  firstPassword: 'First password:',
}

export const confirmStaffMessages = {
  off: {
    title: (name: string) => `Turn off ${name}?`,
    about:
      'They’ll be logged out everywhere within seconds, and they can’t log in until you turn them back on.',
    confirm: 'Turn off',
  },
  role: {
    owner: {
      title: (name: string) => `Make ${name} an owner?`,
      about:
        'Owners see everything: sales, prices, staff. They can turn other owners off. They’ll need to log in again.',
      confirm: 'Make owner',
    },
    kitchen: {
      title: (name: string) => `Move ${name} to the kitchen?`,
      about: 'They lose the office right away and see only the board. They’ll need to log in again.',
      confirm: 'Move to kitchen',
    },
  },
}

export const resetPasswordMessages = {
  title: 'New password',
  about: (name: string) =>
    `For ${name}. They’ll be logged out everywhere, and they’ll choose their own password the next time they log in.`,
  password: 'New password',
  hint: '12 characters or more.',
  suggest: 'Suggest one',
  suggested: 'We’ll show it once more after you set it.',
  cancel: 'Cancel',
  set: 'Set password',
  done: (name: string) => `${name} can log in with this password now. We won’t show it again.`,
  close: 'Done',
}
