import { step as step1 } from './20261128_bank_statements'
import { step as step2 } from './20261128_direct_debit'
import { step as step3 } from './20261128_direct_debit_apart'

export default [step1, step2, step3]
