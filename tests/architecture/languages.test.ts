import { expect, test } from 'bun:test'
import { Glob } from 'bun'

/** Texts that are the same in every language on purpose, and why. */
const LITERAL: Readonly<Record<string, string>> = {
  'your digital operating system': 'the tagline is part of the name of the product (M-001, C-16)',
}

/** Names, file formats and words that Dutch and Spanish have in common. */
const SHARED = new Set(['Vakwerk', 'Leads', 'Manager', 'Supervisor', 'Agenda', 'Basis', 'Cookies', 'CRM', 'CSV'])
for (const word of ['Excel', 'Foto', 'IBAN', 'Logo', 'PDF', 'Pdf', 'Rol']) SHARED.add(word)

type Texts = Readonly<Record<string, unknown>>
const folders = [...new Glob('{core,plugins,shell,portal,admin}/**/locales').scanSync({ onlyFiles: false })]
const textsOf = async (folder: string, language: string): Promise<Texts> =>
  (await import(`../../${folder}/${language}`)).default

test('what users read is in their language: a text of the specification is literal in Dutch, and translated (C-16)', async () => {
  expect(folders.length).toBeGreaterThan(10)
  const untranslated: string[] = []
  for (const folder of folders) {
    const [nl, spanish] = [await textsOf(folder, 'nl'), await textsOf(folder, 'es-AR')]
    for (const [key, text] of Object.entries(nl)) {
      const isWord = typeof text === 'string' && /\p{L}{3}/u.test(text.replace(/\{\{\w+\}\}|\(pdf\)/g, ''))
      if (isWord && spanish[key] === text && !SHARED.has(text) && !(text in LITERAL))
        untranslated.push(`${folder} ${key}: ${text}`)
    }
  }
  expect(untranslated).toEqual([])
})
