import type { AskedField } from '@core/expressions/formula/filled-form'
import { chromium } from '@playwright/test'
import { findBrowser } from '../../core/bin/test-run/find-browser'
import { median } from './rounds'

const FIELDS = 200
const FORMULAS = 40
const RULES = 20
const KEYSTROKES = 2000
/** Milliseconds that a keystroke may take at the most. */
const AIM_MS = 5

/**
 * `npm run bench -- --forms`: what working out a form of 200 fields takes in Chromium after each keystroke, with the engine of
 * formulas and show rules that forms are filled in with.
 */
export async function measureRecompute(): Promise<void> {
  const executablePath = await findBrowser()
  if (!executablePath) throw new Error('No Chromium could be found or installed: set CHROME_PATH.')
  const built = await Bun.build({
    entrypoints: ['core/expressions/formula/filled-form.ts'],
    target: 'browser',
    format: 'esm',
    minify: true,
  })
  const engine = await built.outputs[0]?.text()
  if (!engine) throw new Error('The engine could not be bundled.')
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  try {
    const page = await browser.newPage()
    const times = await page.evaluate(typeInto, { engine, fields: largeForm(), keystrokes: KEYSTROKES })
    const slowest = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.NaN
    console.log(
      `\n${FIELDS} fields, ${FORMULAS} formulas that follow from each other, ${RULES} show rules, ${KEYSTROKES} keystrokes in Chromium`,
    )
    console.log(`p50 ${median(times).toFixed(2)} ms, p99 ${slowest.toFixed(2)} ms (aim ${AIM_MS})`)
  } finally {
    await browser.close()
  }
}

/** Each formula uses answers and the formula before it, so that the first answer moves all of them. */
function largeForm(): AskedField[] {
  const asked = Array.from({ length: FIELDS - FORMULAS }, (_, at) => ({
    field_name: `veld_${at}`,
    field_type: 'number',
    ...(at < RULES && { showrules: [{ field_name: `veld_${at + RULES}`, operator: 'isbigger', field_value: '0' }] }),
  }))
  const formulas = Array.from({ length: FORMULAS }, (_, at) => ({
    field_name: `som_${at}`,
    field_type: 'calculated',
    calculationrules: `${at ? `som_${at - 1}` : 'veld_100'} * 0.99 + veld_${at + 40} * veld_${at + 80} / 3`,
  }))
  return [...asked, ...formulas]
}

/** In the page: types into the field that everything follows from, and tells how long each keystroke took. */
async function typeInto({
  engine,
  fields,
  keystrokes,
}: {
  engine: string
  fields: AskedField[]
  keystrokes: number
}): Promise<number[]> {
  const { formOf } = (await import(
    URL.createObjectURL(new Blob([engine], { type: 'text/javascript' }))
  )) as typeof import('@core/expressions/formula/filled-form')
  const workOut = formOf(fields)
  const answers: Record<string, unknown> = Object.fromEntries(
    fields.map(({ field_name }, at) => [field_name, at + 0.5]),
  )
  const times: number[] = []
  let before: unknown
  for (let key = 0; key < keystrokes; key++) {
    answers.veld_100 = key + 0.25
    const started = performance.now()
    const filled = workOut({ ...answers })
    times.push(performance.now() - started)
    if (filled.problems.length || filled.answers.som_39 === before) throw new Error('The last formula did not follow.')
    before = filled.answers.som_39
  }
  return times
}
