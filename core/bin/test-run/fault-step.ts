import { plantFaults } from '../../../tests/faults/plant-faults'
import { sampleFaults } from '../../../tests/faults/sample-faults'
import { tellShare } from '../../../tests/faults/tell-share'
import type { Tally } from './tally'

/** More than one in so many must be noticed. */
const ONE_IN = 10

/** Plants faults in domain code and writes down how many no test noticed; too many are a failure. */
export async function faultTests(): Promise<Tally> {
  const planted = await plantFaults(sampleFaults(), ({ fault: { file, line, kind }, caught }) =>
    console.log(`${caught ? 'noticed' : 'NOT NOTICED'}: ${file}:${line} ${kind}`),
  )
  tellShare(planted, new Date().toISOString().slice(0, 10))
  const survivors = planted.filter(({ caught }) => !caught)
  return survivors.length * ONE_IN > planted.length
    ? {
        passed: planted.length - survivors.length,
        failed: survivors.length,
        skipped: 0,
        failures: survivors.map(({ fault: { file, line, kind } }) => `${file}:${line} ${kind}`),
      }
    : { passed: planted.length, failed: 0, skipped: 0 }
}
