import { step as step1 } from './20261128_bank_statements'

export default [step1]
