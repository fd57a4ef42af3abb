import { expect, test } from 'bun:test'
import { Glob } from 'bun'

/** Texts that are the same on purpose, and why. */
const LITERAL: Readonly<Record<string, string>> = {
  'your digital operating system': 'the tagline is part of the name of the product (M-001, C-16)',
  'Perhaps not such a good idea.': 'the specification words it in English (R-USER-001, ADR 19)',
}

/** Names and file formats, and words that Dutch has in common with the other language. */
const NAMES = [
  'vakwerk',
  'crm',
  'csv',
  'excel',
  'iban',
  'ideal',
  'kpi',
  'logo',
  'pdf',
  'cookies',
  'lead',
  'leads',
  'manager',
  'supervisor',
  'webhook',
  'webhooks',
]
const SHARED: Readonly<Record<string, ReadonlySet<string>>> = {
  en: new Set([
    ...NAMES,
    ...[
      'app',
      'bank',
      'code',
      'communicator',
      'compact',
      'contact',
      'credit',
      'dashboard',
      'document',
      'dossier',
      'dossiers',
      'download',
      'e-mail',
      'e-mails',
    ],
    ...[
      'label',
      'labels',
      'link',
      'matrix',
      'menu',
      'module',
      'modules',
      'open',
      'partner',
      'partners',
      'percentage',
      'plan',
      'project',
    ],
    ...[
      'filter',
      'postcode',
      'print',
      'privacy',
      'product',
      'route',
      'status',
      'stop',
      'via',
      'website',
      'websites',
      'week',
    ],
  ]),
  'es-AR': new Set([...NAMES, 'agenda', 'app', 'foto', 'rol']),
}

/** Words that are Dutch and nothing else: small ones that hardly a sentence goes without, and those of the trade. */
const DUTCH = new Set(
  'bij deze dit door een geen heeft het hier jouw kies kunt maar naar niet nog ook voor wordt worden zijn'.split(' '),
)
for (const word of ['bedrijf', 'factuur', 'gebruiker', 'klant', 'offerte', 'opname']) DUTCH.add(word)

type Texts = Readonly<Record<string, string>>
const folders = [...new Glob('{core,plugins,shell,portal,admin}/**/locales').scanSync({ onlyFiles: false })]
const textsOf = async (folder: string, language: string): Promise<Texts> =>
  (await import(`../../${folder}/${language}`)).default
const wordsOf = (text: string) =>
  text
    .replace(/\{\{\w+\}\}/g, ' ')
    .toLowerCase()
    .match(/\p{L}[\p{L}-]*/gu) ?? []

test.each(Object.keys(SHARED))(
  'what users read is in their language: a text of the specification is literal in Dutch, and translated (C-16): %s',
  async language => {
    expect(folders.length).toBeGreaterThan(10)
    const untranslated: string[] = []
    for (const folder of folders) {
      const [nl, other] = await Promise.all([textsOf(folder, 'nl'), textsOf(folder, language)])
      for (const [key, text] of Object.entries(other)) {
        if (text in LITERAL) continue
        const words = wordsOf(text)
        const stayed = text === nl[key] && words.some(word => word.length > 2 && !SHARED[language]?.has(word))
        if (stayed || words.some(word => DUTCH.has(word))) untranslated.push(`${folder} ${key}: ${text}`)
      }
    }
    expect(untranslated).toEqual([])
  },
)

/** Imperatives and pronouns of "usted". */
const USTED =
  /(?<!\p{L})(?:usted|elija|escriba|divida|divídalo|busque|pegue|importe un|duplique|agregue|haga|anote|intente|ingrese|seleccione|pruebe|guarde|quite|seguro que quiere)(?!\p{L})|(?:^|[.!?] )(?:Complete|Planifique)(?!\p{L})/iu
/** Parts and texts that customers read: they are addressed with "usted", as with "u" in Dutch. */
const CUSTOMERS = /^plugins\/portal|\/filling\/|\/first-page/
const TO_CUSTOMERS =
  /^(?:customer_.*|mail_.*|snippet.*|link_not_found|link_gone|too_many_files|too_many_messages.*|too_many_taken|flow_link_gone|signature_.*|agreement_needed|name_needed|additionalHeadingHelp)$/

test('colleagues are spoken to with "vos" in Argentina, customers with "usted"', async () => {
  const formal: string[] = []
  for (const folder of folders.filter(one => !CUSTOMERS.test(`${one}/`)))
    for (const [key, text] of Object.entries(await textsOf(folder, 'es-AR')))
      if (!TO_CUSTOMERS.test(key) && USTED.test(text)) formal.push(`${folder} ${key}: ${text}`)
  expect(formal).toEqual([])
})
