import { expect, test } from 'bun:test'
import { Glob } from 'bun'

/** Texts whose words are the same for every number that they are said of, in all languages. */
const NO_PLURAL: Readonly<Record<string, string>> = {
  'said of several only': [
    'core import_ambiguous, core import_head_twice, core/ui errorsCount, core/ui selectAll, core/ui showAll',
    'core/ui destroyMany, plugins/crm beginWorkMany, plugins/crm deleteFlows, plugins/crm deleteOrganizations',
    'plugins/crm deleteRelations, plugins/sales deleteProducts, plugins/basis firstOnMap, core/ui selectFirst',
  ].join(', '),
  'the number stands by itself': [
    'core import_odd_bytes, core/ui perPage, core/ui andMore, plugins/basis moreToday, plugins/crm dayHoldsMore',
    'plugins/crm waiting, plugins/intake formsSent',
  ].join(', '),
  'a unit that is written short':
    'plugins/basis km, plugins/basis kmFromLast, plugins/basis asTheCrowFlies, plugins/crm day, plugins/surveys minutesLeft',
  'the number of a place': 'plugins/settings removeMapping',
  'always the same large number':
    'plugins/surveys too_many_fields, plugins/surveys too_dear, plugins/sales matrix_too_large',
}
const spared = new Set(Object.values(NO_PLURAL).flatMap(names => names.split(', ')))

type Texts = Readonly<Record<string, string>>
const files = [...new Glob('{core,plugins,shell,portal,admin}/**/locales/{nl,en,es-AR}.ts').scanSync()]
const LANGUAGE = /([^/]+)\.ts$/
const FORM = /_(?:zero|one|two|few|many|other)$/

test('a text with a count has the forms of its language, and one way to count: {{count}} with the rules of Intl', async () => {
  expect(files.length).toBeGreaterThan(30)
  const wrong: string[] = []
  for (const file of files) {
    const texts: Texts = (await import(`../../${file}`)).default
    const [part = ''] = file.split('/locales/')
    // Millions take the form of the others.
    const needed = new Intl.PluralRules(LANGUAGE.exec(file)?.[1])
      .resolvedOptions()
      .pluralCategories.filter(category => category !== 'many')
    for (const [name, text] of Object.entries(texts)) {
      const key = name.replace(FORM, '')
      if (spared.has(`${part} ${key}`)) continue
      if (/\{\{(?:n|days|minutes|seconds|hours)\}\} \p{Ll}{3,}/u.test(text) && !texts[`${key}_other`])
        wrong.push(`${file} ${name} counts by another name: ${text}`)
      if (!text.includes('{{count}}')) continue
      const lacking = needed.filter(form => !(`${key}_${form}` in texts) && !(form === 'one' && key in texts))
      if (lacking.length) wrong.push(`${file} ${name} lacks ${lacking.join(' and ')}: ${text}`)
    }
  }
  expect(wrong).toEqual([])
})
