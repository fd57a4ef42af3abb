import { type SampleFormula, sampleForms, sampleFormulas, sampleTexts } from '@core/testing/sample-forms'
import fc from 'fast-check'
import { type Samples, type WorkedOut, workOutSamples } from './work-out-samples'

/** What the page gets, and what the server's own process made of it. */
export interface OnTheServer {
  readonly samples: Samples
  readonly workedOut: WorkedOut
  /** Of the first texts, which are formulas without names: what fractions of whole numbers say, as text. */
  readonly fractions: readonly (readonly [over: string, under: string] | null)[]
  /** The engine and what works the samples out with it, for a page. */
  readonly script: string
}

const SEED = 20_261_126
const FORMS = 400
const FORMULAS = 400
const TEXTS = 400

const some = <T>(of: fc.Arbitrary<T>, numRuns: number): T[] => fc.sample(of, { seed: SEED, numRuns })

const formulas: SampleFormula[] = some(sampleFormulas, FORMULAS)
const samples: Samples = {
  forms: JSON.parse(JSON.stringify(some(sampleForms, FORMS))),
  texts: [...formulas.map(({ text }) => text), ...some(sampleTexts, TEXTS)],
}
const built = await Bun.build({
  entrypoints: [`${import.meta.dir}/in-the-page.ts`],
  target: 'browser',
  format: 'iife',
  minify: true,
})
const script = await built.outputs[0]?.text()
if (!script) throw new Error('The engine could not be bundled.')
const told: OnTheServer = {
  samples,
  workedOut: workOutSamples(samples),
  fractions: formulas.map(({ value }) => value && ([String(value[0]), String(value[1])] as const)),
  script,
}
await Bun.write(Bun.stdout, JSON.stringify(told))
