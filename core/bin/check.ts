import { lint, typeCheck } from './test-run/static-steps'
import { sum } from './test-run/tally'

const { failed } = sum([await typeCheck(), await lint()])
process.exit(failed ? 1 : 0)
