import { examine } from '@core/doctor/examine'
import { leave, wordsOf } from './words'

/** `npm run doctor <address>`: what is the operator's in a running installation. */
const [address = ''] = wordsOf('doctor').rest
const url = URL.parse(address) ?? leave(`"${address}" is no address: give it as https://vakwerk.example`)
const findings = await examine(url)
for (const { what, advice } of findings) console.log(advice ? `✗ ${what}\n  ${advice}` : `✓ ${what}`)
const wrong = findings.filter(({ advice }) => advice).length
console.log(`\n${findings.length - wrong} of ${findings.length} are well`)
process.exit(wrong ? 1 : 0)
