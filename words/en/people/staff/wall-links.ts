// The words about links to the wall, on the Staff screen.
export const wallLinkMessages = {
  title: 'Wall screens',
  about:
    'A screen in the restaurant shows which pickup orders are ready, by number and first name. It opens by a secret link, without a login. Make one for each screen.',
  name: 'Where is the screen?',
  hint: 'Like “TV at the counter”.',
  make: 'Make a link',
  made: (name: string) => `The link for “${name}” is ready.`,
  once: 'Open it in the screen’s browser. We won’t show it again. Small and capital letters don’t matter.',
  copy: 'Copy link',
  copied: 'Copied',
  notCopied: 'Your browser won’t let us copy it. Select the link and copy it yourself.',
  madeOn: (day: string) => `Made ${day}`,
  revoke: 'Revoke',
  revokeWhich: (name: string) => `Revoke the link for ${name}`,
  revoked: (name: string) => `The link for “${name}” doesn’t work anymore.`,
  confirm: {
    title: (name: string) => `Revoke the link for “${name}”?`,
    about: 'Screens that use it go dark within seconds. To bring one back, make a new link.',
    confirm: 'Revoke',
  },
}
