import { step as step1 } from './20261128_payments'

export default [step1]
