import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { startScript } from './start-script.ts'

/** A page that has arrived only as far as the script. */
function openHalf(hash: string) {
  const heard = new Map<string, () => void>()
  const asked: string[] = []
  const document = { readyState: 'loading', documentElement: { dataset: {} }, addEventListener: () => {} }
  runInNewContext(startScript('/site.js').replace('import(', 'load('), {
    document,
    location: { hash },
    addEventListener: (name: string, listener: () => void) => heard.set(name, listener),
    setTimeout: () => 0,
    load: (address: string) => {
      asked.push(address)
      return new Promise(() => {})
    },
  })
  const arrive = () => {
    document.readyState = 'interactive'
    heard.get('DOMContentLoaded')?.()
  }
  return { asked, arrive }
}

test('the site starts once the page that it takes over is there', () => {
  const { asked, arrive } = openHalf('#/Menu')
  expect(asked).toEqual([])
  arrive()
  expect(asked).toEqual(['/site.js'])
})

test('on the Welcome screen it goes on waiting for the picture', () => {
  const { asked, arrive } = openHalf('')
  arrive()
  expect(asked).toEqual([])
})
