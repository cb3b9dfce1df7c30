// A migration that somebody's restaurant has been through is never edited: it would mean two things under one name.
import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { migrationNames } from '../migrate.ts'

/** Everything that the migrations do, by its SHA-256. A new file gets its line here with its first commit. */
const released: Readonly<Record<string, string>> = {
  '0001-menu-then.ts': '7bd634d6d7edd058f7e17cabd74965fbe0db1dcc652c75bf7c769918f0a28633',
  '0001-open-restaurant.ts': 'dff14c6515fd32e04f352d05aa5db3e53335ae61f4575f784ecdf918ea72fd57',
  '0002-live-kitchen.ts': 'e992c3bd6cd8cce4f51177905f94ee283b4c5c457b7a81c214d3e31ffc47b132',
  '0003-office-mended.ts': '18d73d7a10dfed392fa707dfa90c726b07270b178a1d64e322affc2e8b7f6c6f',
  '0003-office.ts': '8c4ee99713c28fe6282aa277dcf1314ed78b6fa04e11ae7d7470dc5d12adf45b',
  '0003-rules-then.ts': '5027573144b568d444ae1d1de07a66aa0056e5e5e152193da5e9c6e4f1149d1b',
  '0004-forget-customers.ts': '42882739dc57c1fd5ea46fbd79837e51c72009d40e38d3f357813f253dbcf470',
  '0005-sales-by-cart.ts': '5af9d792ef46d32da8f3ea53b670b2a59f4f162ea98b6f81c851d02c966cd11f',
  '0006-carts-as-text.ts': 'b08f3f7fb66e9f7d7f58ca6e4336c2141da20496d1b57bc3c346999b6c8ee766',
  '0007-failed-captures.ts': '0ca8bb603818508b01408fe67f53983296e1f56cda1b0183be0ec94c7f5f96ce',
  '0008-limits.ts': '017a9b6e3b00b5a5b9f9620a17a8a5e7ce03b543effc13c2f6c284852587e91d',
  '0009-griddle.ts': 'd35221c22f93fa7827eebfa860e9f5fed972042aa4c927a1e1b42f318d88619c',
  '0010-open-model.ts': '968ea7542892e5336cd45ddd74a6abc1abc22dcd3688e7484f2e4f1828f7c892',
  '0011-looks.ts': '7acab25202ec0e9a4866ac99bddf5fa6407ee5a85864a447a720a4ac868e72f2',
  '0012-settings.ts': 'b2c5bb87430c74f2e9dfee0f4b544e5cbfad85061c66663777f331be9b580913',
  '0013-sales-by-line.ts': '553c1ca9583b00584f384c639abdd4f6543cb85f704b8fcc6d66d53fec52ce16',
  '0014-phones.ts': '40d777f1ed7a8a668d366be124711ee9dcff3ba6311dec89fb6adfa0b39c7070',
  '0016-ways.ts': '062b1efdbacb254c91138cd3f8cb620cab4356e697179bcc4296926c33f67547',
  '0017-promises.ts': '800bcffb0a88d53b597d1e50ae32f8f2fa4f700934ce843c1e5c15946e194966',
  '0018-menu-then.ts': '41cc23f62febe460ae1360b656f68933d086b6da08259a0e92cd5e0df9e69b71',
  '0018-open-menu.ts': '8d30eb8252e05aa439ba94af1d593b43817bd9f739713007ba6a3c5b32759999',
  '0018-pictures.ts': 'dd40c8a5fe86349a1f39d7d391221c3ccdefc480d2feb0136d5cb4470a5ddf43',
  '0019-bill-and-books.ts': 'b03a968831b288b094c47d55a8a753c379ce3b00a28c198c2b5d3205c8d7f0f5',
  '0019-ledger-then.ts': 'b2451bbfb95816806c671d1fb23c19d694e879ab6e48b42d37f0f3bbf3e2b195',
  '0020-cards.ts': '41cf143266528af55f1b1d6bb7e5afdb1dea1d1b233135c018ca18ad94e98bc6',
  '0021-practice-money.ts': 'cd2b0d7d23b5dc82912a1e4c4acfe0dc8cd275f49aeeeaaaf992c77803900178',
  'column-types.ts': '95c1f7e5bddbb2461ec6391e94b846e0a529ff2a7b391b8bb5903041c0fa7026',
}

const files = globSync('*.ts', { cwd: import.meta.dirname }).filter((file) => !file.endsWith('.test.ts'))

function read(file: string): string {
  return readFileSync(path.join(import.meta.dirname, file), 'utf8')
}

test('every released migration is as it was released', () => {
  const found = files.toSorted().map((file) => [file, createHash('sha256').update(read(file)).digest('hex')])
  expect(Object.fromEntries(found)).toEqual(released)
})

test('a migration imports nothing that may change: only types, Kysely, Node and what was released with it', () => {
  const imports = files.flatMap((file) =>
    [...read(file).matchAll(/^import (?!type )[^]*?from '([^']+)'/gm)].map(([, from = '']) => ({
      file,
      from,
    })),
  )
  const foreign = imports.filter(
    ({ from }) => from !== 'kysely' && !from.startsWith('node:') && !(from.replace('./', '') in released),
  )
  expect(foreign).toEqual([])
  expect(imports.length).toBeGreaterThan(migrationNames.length)
})

test('migrations are applied in the order of their names', () => {
  expect(migrationNames).toEqual(migrationNames.toSorted())
})
