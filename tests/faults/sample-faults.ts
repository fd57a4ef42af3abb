import { readFileSync } from 'node:fs'
import { dice } from '@core/testing/dice'
import { Glob } from 'bun'
import { type Fault, faultsIn } from './faults-in'

const SEED = 20261127
/** Where rules live, and how many faults of each share. */
const SHARES: readonly { readonly files: string; readonly faults: number }[] = [
  { files: 'plugins/*/domain/**/*.ts', faults: 45 },
  { files: 'core/{states,resource,time,expressions,domain,tenancy,users}/**/*.ts', faults: 15 },
]

/** The faults of a round: the same as long as the code is, at most one in a file. */
export function sampleFaults(): Fault[] {
  const { below, one } = dice(SEED)
  return SHARES.flatMap(({ files, faults }) => {
    const left = [...new Glob(files).scanSync('.')].filter(file => !/\/tests\/|\.test\.ts$/.test(file)).sort()
    const chosen: Fault[] = []
    while (chosen.length < faults && left.length) {
      const [file = ''] = left.splice(below(left.length), 1)
      const possible = faultsIn(file, readFileSync(file, 'utf8'))
      if (possible.length) chosen.push(one(possible))
    }
    return chosen
  })
}
