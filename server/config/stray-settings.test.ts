import { expect, test } from 'vitest'
import { straySettingMessages } from './stray-settings.ts'

test.each([
  ['DATABSE_URL', 'DATABASE_URL'],
  ['DATADIR', 'DATA_DIR'],
  ['DATABASE_URI', 'DATABASE_URL'],
  ['TIMEZONE', 'TIME_ZONE'],
  ['PUBILC_URL', 'PUBLIC_URL'],
  ['owner_password', 'OWNER_PASSWORD'],
])('%s is named, and %s is guessed', (name, meant) => {
  expect(straySettingMessages({ [name]: 'secret' })).toEqual([
    `${name} is not a setting of Burritoful, and was not read. Is ${meant} meant?`,
  ])
})

test('a name that begins like ours is named too, and no value ever', () => {
  const messages = straySettingMessages({ SMTP_PASSWORD: 'hunter2', MAIL_TO: 'x' })
  expect(messages).toEqual([
    'SMTP_PASSWORD is not a setting of Burritoful, and was not read.',
    'MAIL_TO is not a setting of Burritoful, and was not read.',
  ])
})

test('what is ours, empty or of another program is left in peace', () => {
  const others = { PATH: '/bin', HOME: '/root', LANG: 'C', HOSTNAME: 'x', USER: 'x', MAIL: 'x', SHELL: 'x' }
  const ours = {
    PORT: '3000',
    DATA_DIR: 'data',
    DATABASE_URL: 'postgres://x/y',
    LOG_LEVEL: 'warn',
    DATABSE_URL: '',
  }
  expect(straySettingMessages({ ...others, ...ours })).toEqual([])
})
