// The linter's rules: what is likely wrong, what is dangerous in a browser, and the dependency rule.
import { defineConfig } from 'oxlint'
import { dependencyRule } from './scripts/dependency-rule.ts'

const noMarkupFromText = 'Markup made from text lets a stranger run scripts here: use React or textContent.'

export default defineConfig({
  options: { typeAware: true, denyWarnings: true, reportUnusedDisableDirectives: 'error' },
  plugins: ['typescript', 'unicorn', 'oxc', 'import', 'react', 'jsx-a11y', 'promise'],
  categories: { correctness: 'error', suspicious: 'error' },
  ignorePatterns: ['dist/**', 'art/**', 'web/assets/**', 'test-results/**'],
  rules: {
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/no-explicit-any': 'error',
    'no-console': 'error',
    'max-lines': ['error', { max: 400 }],
    // Two files that import each other, types alone included, are one that was cut in the wrong place.
    'import/no-cycle': ['error', { ignoreTypes: false }],

    'react/no-danger': 'error',
    'no-eval': 'error',
    'no-new-func': 'error',
    'typescript/no-implied-eval': 'error',
    'no-restricted-properties': [
      'error',
      { property: 'innerHTML', message: noMarkupFromText },
      { property: 'outerHTML', message: noMarkupFromText },
      { property: 'insertAdjacentHTML', message: noMarkupFromText },
    ],

    // The classic two; the stricter pair refuses a hook that is handed on and an effect that runs again on purpose.
    'react/rules-of-hooks': 'error',
    'react/exhaustive-deps': 'error',
    'react/hooks': 'off',
    'react/exhaustive-effect-dependencies': 'off',
    // role="status" is what announces a change; <output> is meant for the result of a form.
    'jsx-a11y/prefer-tag-over-role': 'off',
    // Not redundant: without markers a list, and drawn as cards a table, is none any more to some browsers.
    'jsx-a11y/no-redundant-roles': 'off',
    'jsx-a11y/no-interactive-element-to-noninteractive-role': ['error', { td: ['cell'], tr: ['row'] }],

    // It is meant for Express; our server waits for a handler's promise.
    'oxc/no-async-endpoint-handlers': 'off',
    // The JSX transform imports React itself.
    'react/react-in-jsx-scope': 'off',
    // A branded type (Cents, OrderId) is made by asserting it, in one place each.
    'typescript/no-unsafe-type-assertion': 'off',
    // Our objects are closures: no method of theirs needs its this.
    'typescript/unbound-method': 'off',
    // A function's declared type already says what it returns.
    'typescript/consistent-return': 'off',
    // Packages in CommonJS (pg) are imported whole, which is the way that Node is sure to understand.
    'import/no-named-as-default-member': 'off',
    // We have no enums (erasableSyntaxOnly); those of packages are plain numbers to us.
    'typescript/no-unsafe-enum-comparison': 'off',
    // A small function stands beside its only use.
    'unicorn/consistent-function-scoping': 'off',
    // A style sheet is imported for its effect.
    'import/no-unassigned-import': ['error', { allow: ['**/*.css'] }],
  },
  overrides: [
    {
      files: [
        'scripts/**',
        'bench/**',
        'test-support/**',
        'proof/**',
        'server/{main,start}.ts',
        'server/commands/{reset-password,backup,restore,move,run-command,books,check-stripe}.ts',
      ],
      rules: { 'no-console': 'off' },
    },
    {
      files: ['{domain,words,server,web,scripts,test-support,bench,proof}/**/*.test.ts'],
      plugins: ['vitest'],
      rules: {
        // The second argument says what was expected, in words.
        'vitest/valid-expect': ['error', { maxArgs: 2 }],
        // A property of random carts may hold for some of them only.
        'vitest/no-conditional-expect': 'off',
      },
    },
    ...dependencyRule,
  ],
})
