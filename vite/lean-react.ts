// React as this site needs it, which is two kilobytes less of the first load: its private fields get short names, and what it
// keeps for browsers that cannot run the site is left out. Only when the site is built; docs/decisions/0016 has the figures.
import { minifySync, type Plugin } from 'vite'
import { browserAnswers, madeFor, privateNames } from './react-internals.ts'

export function leanReact(): Plugin {
  const missing = new Set(Object.keys(browserAnswers))
  return {
    name: 'lean-react',
    apply: 'build',
    transform(code, id) {
      const file = /\/node_modules\/(?:react|react-dom|scheduler)\/cjs\/([\w.-]+)$/.exec(id)?.[1] ?? ''
      if (!(file in browserAnswers)) return undefined
      missing.delete(file)
      return { code: makeLean(file, code), map: null }
    },
    generateBundle() {
      if (missing.size > 0) throw new Error(`React no longer has ${[...missing].join(', ')}`)
    },
  }
}

export function makeLean(file: string, code: string): string {
  // The scheduler does not tell its version; but all that is looked for must be found in it.
  if (!file.startsWith('scheduler') && !code.includes(`exports.version = "${madeFor}"`)) {
    throw new Error(`${file} is not of React ${madeFor}: see vite/react-internals.ts`)
  }
  const answered = answerForBrowser(file, code)
  return file.startsWith('react-dom-client') ? shortenNames(file, answered) : answered
}

function answerForBrowser(file: string, code: string): string {
  return Object.entries(browserAnswers[file] ?? {}).reduce((text, [question, answer]) => {
    // Whole: `typeof window` is not the beginning of `typeof window.document`.
    const whole = new RegExp(`${question.replaceAll('.', '\\.')}(?![\\w$.])`, 'g')
    if (!whole.test(text)) throw new Error(`${file} no longer asks: ${question}`)
    return text.replace(whole, answer)
  }, code)
}

function shortenNames(file: string, code: string): string {
  const shortened = minifySync(file, code, {
    compress: false,
    mangle: false,
    codegen: { removeWhitespace: false },
    mangleProps: {
      include: new RegExp(`^(?:${privateNames.join('|')})$`),
    },
  })
  if (shortened.errors.length > 0) throw new Error(`${file}: ${shortened.errors[0]?.message}`)
  const gone = privateNames.filter((name) => typeof shortened.mangleCache?.[name] !== 'string')
  if (gone.length > 0) throw new Error(`${file} no longer has ${gone.join(', ')}`)
  return shortened.code
}
