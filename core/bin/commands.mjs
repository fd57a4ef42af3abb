import { parseArgs } from 'node:util'

const DONE = 'done'
const FAILED = 'failed; what went wrong is printed'

/** Every command of the README: what it does, what it takes, and the exit codes beside 2, which is for words it does not know. */
export const COMMANDS = {
  start: {
    does: 'Starts everything: database, migrations, API, workers and the three apps. Ctrl-C stops it.',
    exits: { 0: 'stopped', 1: FAILED },
  },
  test: {
    does: 'Type check, lint, unit and integration tests, build and browser tests; or only the tests in the paths that are named.',
    takes: '[path …]',
    options: {
      all: { means: 'also the long suites, and every call in full where the everyday round takes samples' },
      citus: {
        means:
          'on Citus instead, one coordinator and two workers on loopback, without browser and checks; CITUS_PG is the folder of a PostgreSQL installation that has it',
      },
      einvoice: {
        means:
          'the official rules over every kind of electronic invoice instead; EINVOICE_RULES is the folder that tests/einvoice/prepare-rules.mjs filled',
      },
      'no-browser': { means: 'without the browser tests' },
      'no-redis': { means: 'without the half of the job tests that needs Redis' },
    },
    exits: { 0: 'all passed', 1: 'something failed', 130: 'interrupted' },
  },
  dev: {
    does: 'All apps and plugins with hot reload from one server, with the API beside it.',
    exits: { 0: 'stopped', 1: FAILED },
  },
  build: { does: 'Builds the apps and the screens of all plugins into dist/.', exits: { 0: DONE, 1: FAILED } },
  bench: {
    does: 'Measures what the platform does per second beside the same SQL through the raw driver and bare HTTP, on a database of its own. Bounded; it stops by itself.',
    options: {
      size: { value: 'number', means: 'relations of the company that is measured; 20000 when left out' },
      rounds: {
        value: 'number',
        means: 'rounds of a second for each call, or times that each screen is opened; 5 when left out',
      },
      only: { value: 'words', means: 'only calls whose name holds these words; | separates several' },
      against: {
        value: 'words',
        means: 'compares the sources with those of a commit instead: both are started and take turns',
      },
      relations: {
        value: 'number',
        means: 'compares lists and searches of a small company with one of so many relations',
      },
      seconds: { value: 'number', means: 'with --relations: seconds for each measurement; 5 when left out' },
      companies: { value: 'number', means: 'compares a platform of one company with one of so many' },
      imports: {
        value: 'number',
        means: 'measures instead how long imports of so many relations take, and taking them back',
      },
      screens: {
        means:
          'measures in Chromium instead what screens cost and how soon they can be read, and the first start of a fresh clone',
      },
      forms: { means: 'measures in Chromium instead what working out a form of 200 fields takes after each keystroke' },
      planning: {
        means:
          'measures in Chromium instead how soon the planning board of 20 people and 14 days is drawn, and how even it is while work is dragged',
      },
      board: {
        means:
          'measures in Chromium instead how even a board of 10,000 cards is while it is scrolled and while a card is carried over it',
      },
      bank: { means: 'measures instead what it takes to match 10,000 bank lines with 5,000 open invoices' },
      webhooks: { means: 'measures instead how 5,000 webhooks reach an address that refuses a third of them at first' },
      payments: { means: 'measures instead whether 3,000 calls about 1,000 online payments book each once' },
      rules: {
        means: 'measures instead what 10,000 events under 50 rules of a company take, and 100,000 acts that wait',
      },
      lighthouse: { means: 'with --screens: the scores of Lighthouse too, which is downloaded for it' },
      citus: { means: 'compares plain PostgreSQL with Citus, both of the installation in the folder CITUS_PG' },
    },
    exits: { 0: DONE, 1: FAILED },
  },
  seed: {
    does: 'Makes a company for load tests, with so many relations and as many dossiers with a quotation of five lines.',
    options: { size: { value: 'number', means: 'from 1 to 1000000', required: true } },
    exits: { 0: DONE, 1: FAILED },
  },
  admin: {
    does: 'create-company makes a company with its administrator and prints a password once. The first company of a database is the platform itself.',
    takes: 'create-company',
    least: 1,
    most: 1,
    options: {
      company: { value: 'name', means: 'name of the company', required: true },
      name: { value: 'name', means: 'name of the administrator', required: true },
      email: { value: 'address', means: 'e-mail address that the administrator signs in with', required: true },
    },
    exits: { 0: DONE, 1: FAILED },
  },
  new: {
    does: 'Writes a plugin that boots, is tested and shows a screen, or a resource in a plugin with overview, detail, form and test.',
    takes: 'plugin <name> | resource <plugin> <name>',
    least: 2,
    most: 3,
    options: {
      module: {
        value: 'tag',
        means: 'module whose owners have the plugin; BASIS, which everybody owns, when left out',
      },
      plural: { value: 'names', means: 'what several are called, where that is no regular Dutch plural' },
    },
    exits: { 0: DONE, 1: FAILED },
  },
  openapi: {
    does: 'Writes what is made of the declarations: the OpenAPI document, client types, descriptions of fields, docs/states.md.',
    exits: { 0: DONE, 1: FAILED },
  },
  migration: {
    does: 'Writes a step of the schema for every plugin whose entities changed.',
    takes: '<subject_in_snake_case>',
    most: 1,
    options: {
      reset: {
        means: 'throws all steps away and writes one first step for each plugin: only before the first release',
      },
    },
    exits: { 0: DONE, 1: FAILED },
  },
  migrate: {
    does: 'Brings the database of DATABASE_URL, the address of the application, up to date as DATABASE_OWNER_URL, the address of the owner of its tables, while the platform may be serving. It needs both.',
    exits: { 0: DONE, 1: FAILED },
  },
  check: { does: 'Type check and lint.', exits: { 0: 'nothing found', 1: 'something found' } },
  backup: {
    does: 'Writes every row of one moment and all files into a folder, while the platform works on.',
    takes: '[folder]',
    most: 1,
    exits: { 0: DONE, 1: FAILED },
  },
  restore: {
    does: 'Fills an empty database and DATA_DIR from a backup.',
    takes: '<folder>',
    least: 1,
    most: 1,
    options: {
      verify: {
        means: 'restores into a scratch database instead, compares every table, and leaves everything as it was',
      },
    },
    exits: { 0: DONE, 1: 'not restored, or not as it was' },
  },
  doctor: {
    does: 'Looks at a running installation from outside, for what is the operator’s: TLS, headers, cookies, what the proxy lets through, the clock.',
    takes: '<address>',
    least: 1,
    most: 1,
    exits: { 0: 'all is well', 1: 'something is not; what to do is printed' },
  },
  'ops:distribute': {
    does: 'Spreads the database of DATABASE_OWNER_URL over the machines of Citus, by company; then set CITUS=on. Stops at the first error, and goes on from there when it is repeated.',
    exits: { 0: DONE, 1: FAILED },
  },
  licences: { does: 'Writes the licences of all dependencies into docs/licences.md.', exits: { 0: DONE, 1: FAILED } },
}

/** Words that a command does not know or is missing. */
export class UnknownWords extends Error {}

/**
 * Reads the words after a command.
 *
 * @throws {UnknownWords} before anything has happened
 */
export function readWords(command, words) {
  const { options = {}, takes, least = 0, most = takes ? Number.POSITIVE_INFINITY : 0 } = COMMANDS[command]
  const types = Object.entries(options).map(([name, { value }]) => [name, { type: value ? 'string' : 'boolean' }])
  let read
  try {
    read = parseArgs({ args: [...words], allowPositionals: true, options: Object.fromEntries(types) })
  } catch (error) {
    throw new UnknownWords(error.message)
  }
  const { values, positionals } = read
  if (positionals.length > most) throw new UnknownWords(`Unknown word "${positionals[most]}".`)
  if (positionals.length < least) throw new UnknownWords(`Expected: ${takes}`)
  for (const [name, { required, value }] of Object.entries(options)) {
    if (required && values[name] === undefined) throw new UnknownWords(`--${name} <${value}> is missing.`)
    if (value === 'number' && values[name] !== undefined && !/^\d+$/.test(values[name]))
      throw new UnknownWords(`--${name} wants a whole number, not "${values[name]}".`)
  }
  return { values, positionals }
}

/** Commands that npm knows without `run`. */
const PLAIN = new Set(['start', 'test'])

/** What `--help` prints of a command. */
export function helpOf(command) {
  const { does, takes, options = {}, exits } = COMMANDS[command]
  const words = Object.entries(options).map(([name, { value, required }]) => {
    const word = value ? `--${name} <${value}>` : `--${name}`
    return required ? word : `[${word}]`
  })
  const lines = Object.entries(options).map(([name, { means }]) => `  --${name.padEnd(12)} ${means}`)
  const codes = Object.entries({ ...exits, 2: 'words that it does not know; nothing was done' })
  return [
    does,
    '',
    `Usage: ${[PLAIN.has(command) ? `npm ${command}` : `npm run ${command}`, takes, ...(words.length ? ['--'] : []), ...words].filter(Boolean).join(' ')}`,
    ...(lines.length ? ['', 'Options:', ...lines] : []),
    '',
    'Exit codes:',
    ...codes.map(([code, means]) => `  ${code.padEnd(4)} ${means}`),
  ].join('\n')
}

/** One line for each command. */
export const overview = () =>
  [
    'Commands:',
    ...Object.entries(COMMANDS).map(([name, { does }]) => `  ${name.padEnd(15)} ${does.split('. ')[0]}`),
  ].join('\n')
