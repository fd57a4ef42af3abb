import { expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { Glob } from 'bun'

const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g, '')

const files = [...new Glob('{core,plugins,shell,portal,admin}/**/*.{ts,tsx}').scanSync('.')]
  .filter(file => !/\.test\.tsx?$|\/tests?\/|^core\/testing\//.test(file))
  .map(file => ({ file, text: withoutComments(readFileSync(file, 'utf8')) }))

/** Exported for others than the product, each with the reason why it stands beside it. */
const FOR_OTHERS: Readonly<Record<string, string>> = {
  lowerPasswordCost: 'keeps the cost where passwords are hashed, and refuses outside tests',
  carelessIn: 'says of migrations what the step beside it mends',
  namelessFields: 'holds descriptions of fields to the texts that they are drawn with',
  organizationPlaces: 'places where other plugins add to the screens of organizations',
  flowPlaces: 'places where other plugins add to the screens of dossiers',
}

test('what a file exports is used by the product, not by tests alone', () => {
  const uses = new Map<string, number>()
  for (const { text } of files)
    for (const [word] of text.matchAll(/[A-Za-z_$][\w$]*/g)) uses.set(word, (uses.get(word) ?? 0) + 1)
  const unused = files.flatMap(({ file, text }) =>
    file.startsWith('core/bin/')
      ? []
      : [...text.matchAll(/^export (?:async )?(?:const|function\*?|class) ([\w$]+)/gm)]
          .filter(([, name = '']) => uses.get(name) === 1 && !FOR_OTHERS[name])
          .map(([, name]) => `${file}: ${name}`),
  )
  expect(unused).toEqual([])
})
